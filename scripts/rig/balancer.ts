/**
 * node scripts/rig/balancer.ts: a balancer as it stands before servers in production, on BALANCER_PORT. It asks each of
 * BALANCER_BACKENDS (JSON) four times a second at BALANCER_PROBE whether it is ready, and gives requests to the ready
 * ones in turn; when none is ready, to all of them, since one may still answer better than nobody does. A backend
 * that does not take the connection is passed over, as is, for GET and HEAD, a kept connection that has just ended. It
 * says 502 in its own name, with `X-Balancer`, only when a backend died over a request.
 */
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { onwards } from './hop.ts';

const { BALANCER_PORT, BALANCER_BACKENDS = '[]', BALANCER_PROBE = '/' } = process.env;

interface Backend {
  url: URL;
  ready: boolean;
}

const backends: Backend[] = (JSON.parse(BALANCER_BACKENDS) as string[]).map((url) => ({
  url: new URL(url),
  ready: true,
}));
const agent = new Agent({ keepAlive: true, maxSockets: Infinity, timeout: 60_000 });
let turn = 0;

const server = createServer({ requestTimeout: 0, keepAliveTimeout: 65_000 }, (req, res) =>
  forward(req, res, inTurn()),
);
server.listen(Number(BALANCER_PORT), '127.0.0.1');
for (const backend of backends) setInterval(() => probe(backend), 250).unref();

/** Those that may be asked, the next one first. */
function inTurn(): Backend[] {
  const ready = backends.filter((backend) => backend.ready);
  const choice = ready.length > 0 ? ready : backends;
  const start = turn++ % choice.length;
  return [...choice.slice(start), ...choice.slice(0, start)];
}

function forward(req: IncomingMessage, res: ServerResponse, [backend, ...others]: Backend[]) {
  if (!backend) return refuse(res);
  const { hostname, port } = backend.url;
  const { method = 'GET', url: path } = req;
  const upstream = request({ hostname, port, method, path, agent, headers: onwards(req) });
  let connected = false;
  const send = () => {
    connected = true;
    req.pipe(upstream);
  };
  upstream.once('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()));
  upstream.once('response', (answer) => {
    res.writeHead(answer.statusCode ?? 502, onwards(answer));
    answer.pipe(res);
    answer.once('error', () => res.destroy());
    answer.once('end', () => req.complete || lingerAfter(req));
  });
  upstream.on('error', () => {
    const repeatable = upstream.reusedSocket && /^(GET|HEAD)$/.test(method);
    if (res.headersSent) return void (res.writableEnded || res.destroy());
    if (res.destroyed) return;
    if (connected && !repeatable) return refuse(res);
    if (!connected) backend.ready = false;
    req.unpipe(upstream);
    forward(req, res, repeatable ? [...others, backend] : others);
  });
  res.once('close', () => res.writableFinished || upstream.destroy());
}

/** Answered before the end of its body: nobody reads what still comes, but cut off at once a sender would lose the answer. */
function lingerAfter(req: IncomingMessage) {
  setTimeout(() => req.complete || req.socket.destroy(), 2_000);
}

function refuse(res: ServerResponse) {
  res.writeHead(502, { 'X-Balancer': 'no answer', 'Content-Type': 'text/plain' });
  res.end('No server answered.\n');
}

function probe(backend: Backend) {
  const asked = request(new URL(BALANCER_PROBE, backend.url), { agent: false, timeout: 1500 });
  asked.once('response', (answer) => {
    backend.ready = answer.statusCode === 200;
    answer.resume();
  });
  asked.once('timeout', () => asked.destroy());
  asked.once('error', () => (backend.ready = false));
  asked.end();
}
