/**
 * `node test/rig/balancer.ts`: a load balancer on BALANCER_PORT, as one stands before servers in production. Requests go
 * round robin to those of BALANCER_BACKENDS (JSON) whose last probe of BALANCER_PROBE succeeded, and to all when none did.
 * A request goes to the next backend when its connection is refused, or when it is a GET or HEAD and a reused connection
 * breaks; otherwise a broken connection is a 502 with `X-Balancer`.
 */
import { Agent, createServer, type IncomingMessage } from 'node:http';
import type { ServerResponse } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';

const { BALANCER_PORT, BALANCER_BACKENDS = '[]', BALANCER_PROBE = '/' } = process.env;
const PROBE_INTERVAL_MS = 250;
const PROBE_TIMEOUT_MS = 1_500;

/** Hands sockets over once they are connected: until then a request still has its body, for another backend. */
class ConnectedAgent extends Agent {
  override createConnection(...[options, callback]: Parameters<Agent['createConnection']>) {
    const socket = super.createConnection(options)!;
    const fail = (error: Error) => callback?.(error, socket);
    socket.once('error', fail).once('connect', () => {
      socket.off('error', fail);
      callback?.(null, socket);
    });
    return undefined;
  }
}

type Backend = ReturnType<typeof backendAt>;
const agent = new ConnectedAgent({ keepAlive: true, maxSockets: Infinity, timeout: 60_000 });
const reused = new WeakSet<IncomingMessage>();
const failures = new WeakMap<IncomingMessage, (error: NodeJS.ErrnoException) => void>();
const backends = (JSON.parse(BALANCER_BACKENDS) as string[]).map(backendAt);
let next = 0;

createServer({ requestTimeout: 0, keepAliveTimeout: 65_000 }, (req, res) => {
  const ready = backends.filter((backend) => backend.ready);
  const candidates = ready.length > 0 ? ready : backends;
  const start = next++ % candidates.length;
  forward(req, res, [...candidates.slice(start), ...candidates.slice(0, start)]);
}).listen(Number(BALANCER_PORT), '127.0.0.1');
for (const backend of backends) setInterval(() => void probe(backend), PROBE_INTERVAL_MS).unref();

function forward(req: IncomingMessage, res: ServerResponse, [backend, ...others]: Backend[]) {
  if (!backend) return refuse(res);
  failures.set(req, (error) => {
    if (res.headersSent) return void (res.writableEnded || res.destroy());
    if (res.destroyed) return;
    const isRefused = error.syscall === 'connect';
    const isRepeatable = reused.has(req) && /^(GET|HEAD)$/.test(req.method ?? '');
    if (!isRefused && !isRepeatable) return refuse(res);
    if (isRefused) backend.ready = false;
    forward(req, res, isRefused ? others : [...others, backend]);
  });
  void backend.proxy(req, res);
}

function refuse(res: ServerResponse) {
  res.writeHead(502, { 'X-Balancer': 'no answer', 'Content-Type': 'text/plain' });
  res.end('No server answered.\n');
}

function backendAt(target: string) {
  const proxy = createProxyMiddleware({
    target,
    agent,
    headers: { connection: 'keep-alive', 'x-forwarded-proto': 'http' },
    on: {
      proxyReq: (outgoing, req) => {
        const { headers, socket } = req;
        const forwarded = [headers['x-forwarded-for'] ?? [], socket.remoteAddress].flat();
        outgoing.setHeader('x-forwarded-for', forwarded.join(', '));
        if (outgoing.reusedSocket) reused.add(req);
        else reused.delete(req);
      },
      // Both belong to the connection between balancer and backend (RFC 9110, section 7.6.1).
      proxyRes: ({ headers }) => {
        delete headers.connection;
        delete headers['keep-alive'];
      },
      error: (error, req) => failures.get(req)?.(error),
    },
  });
  return { target, proxy, ready: true };
}

async function probe(backend: Backend) {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  const url = new URL(BALANCER_PROBE, backend.target);
  const response = await fetch(url, { method: 'HEAD', signal }).catch(() => undefined);
  backend.ready = response?.ok ?? false;
}
