-- Asks for the paths that follow `--` in turn, and says in one line of JSON how it went; times are in milliseconds.
local requests = {}
local turn = 0

function init(args)
  for _, path in ipairs(args) do requests[#requests + 1] = wrk.format('GET', path) end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  local broken = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('\n{"requestsPerSecond":%f,"p50":%f,"p99":%f,"answers":%d,"failures":%d}\n',
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    summary.requests, errors.status + broken))
end
