/** Reads the settings of both servers as they do themselves, and refuses ports that browsers and fetch refuse. */
import { exit, orExit } from '#platform/or-exit.ts';
import '../../../api/src/config/config.ts';
import { readSettings } from '../../../site/server/config.ts';

orExit(readSettings);
for (const name of ['PORT', 'API_PORT']) {
  const port = process.env[name] || 3000;
  const url = `http://127.0.0.1:${port}`;
  const { cause } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(500) }).then(
    () => ({ cause: undefined }),
    (error: Error) => error,
  );
  if (cause instanceof Error && cause.message === 'bad port')
    exit(
      `${name} ${port} is a port that browsers and fetch refuse to connect to (https://fetch.spec.whatwg.org/#port-blocking): set ${name} to another.`,
    );
}
