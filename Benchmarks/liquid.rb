# Times Debian's ruby-liquid on the templates and values that the Swift benchmark wrote.
# Writes the output of each scenario to the same folder; prints its name and the median in microseconds.
require "json"
require "liquid"

folder = ARGV.fetch(0)
scenarios = JSON.parse(File.read("#{folder}/scenarios.json", encoding: "UTF-8"))
scenarios.each do |scenario|
  template = Liquid::Template.parse(scenario["template"])
  values = scenario["values"]
  text = template.render!(values)
  clock = -> { Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID) }
  passes = scenario["passes"]
  samples = Array.new(scenario["samples"]) do
    start = clock.call
    passes.times { template.render!(values) }
    (clock.call - start) / passes
  end
  median = samples.sort[samples.size / 2] * 1_000_000
  File.write("#{folder}/#{scenario["name"]}.ruby.txt", text)
  puts "#{scenario["name"]}\t#{format("%.1f", median)}"
end
