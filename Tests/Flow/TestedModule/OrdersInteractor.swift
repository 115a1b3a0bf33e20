@MainActor final class OrdersInteractor: OrdersInteractorInput {
  weak var output: (any OrdersInteractorOutput)?
  private let service: any OrderService

  init(service: any OrderService) { self.service = service }

  var isAuthorized: Bool { service.isAuthorized }

  func loadOrders(page: Int, filter: OrderFilter) {
    Task {
      do throws(OrderError) {
        let orders = try await service.orders(page: page, filter: filter)
        output?.didLoad(orders, isLast: orders.isEmpty)
      } catch {
        output?.didFail(with: error)
      }
    }
  }

  func refresh(filter: OrderFilter) async throws -> [Order] {
    try await service.orders(page: 0, filter: filter)
  }

  func delete(_ order: Order, completion: @escaping (Result<Void, OrderError>) -> Void) {
    Task {
      do throws(OrderError) {
        try await service.delete(id: order.id)
        completion(.success(()))
      } catch {
        completion(.failure(error))
      }
    }
  }

  func pay(_ order: Order) async throws -> Order { try await service.pay(id: order.id) }
}
