import Foundation

/// The hash by which a page's policy names the one script that may run.
package enum SHA256 {
  package static func digest(of message: [UInt8]) -> [UInt8] {
    var state = primes(8).map { fraction(Double($0).squareRoot()) }
    let constants = primes(64).map { fraction(cbrt(Double($0))) }
    let padded = padded(message)
    for start in stride(from: 0, to: padded.count, by: 64) {
      add(Array(padded[start..<start + 64]), constants, to: &state)
    }
    return state.flatMap(bytes)
  }

  private static func primes(_ count: Int) -> [Int] {
    var primes: [Int] = []
    var number = 2
    while primes.count < count {
      if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
      number += 1
    }
    return primes
  }

  /// The first 32 bits after the point.
  private static func fraction(_ number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }

  /// The message, a one, zeros, and its length in bits, up to a multiple of 64 bytes.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    let length = UInt64(message.count) * 8
    return message + [0x80] + Array(repeating: 0, count: zeros)
      + bytes(UInt32(truncatingIfNeeded: length >> 32)) + bytes(UInt32(truncatingIfNeeded: length))
  }

  private static func bytes(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  private static func add(_ block: [UInt8], _ constants: [UInt32], to state: inout [UInt32]) {
    var words = stride(from: 0, to: 64, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      words.append(
        words[index - 16] &+ (turned(early, 7) ^ turned(early, 18) ^ early >> 3) &+ words[index - 7]
          &+ (turned(late, 17) ^ turned(late, 19) ^ late >> 10))
    }
    var mixed = state
    for index in 0..<64 {
      let (a, e) = (mixed[0], mixed[4])
      let choice = (e & mixed[5]) ^ (~e & mixed[6])
      let majority = (a & mixed[1]) ^ (a & mixed[2]) ^ (mixed[1] & mixed[2])
      let first =
        mixed[7] &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ constants[index]
        &+ words[index]
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      mixed = [first &+ second] + mixed[0..<3] + [mixed[3] &+ first] + mixed[4..<7]
    }
    for index in 0..<8 { state[index] = state[index] &+ mixed[index] }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }
}
