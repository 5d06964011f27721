/**
 * Y3: nginx with a page of 20 kB as a file: one worker, as a Node server is one process, its files in FOLDER, and nothing
 * of the nginx that the machine may run.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { FOLDER: folder = '', PORT: port } = process.env;
const html = join(folder, 'html');
mkdirSync(html, { recursive: true });
writeFileSync(
  join(html, 'index.html'),
  `<!doctype html><title>Y3</title>${'<p>Page'.repeat(2930)}`,
);

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((use) => `${use}_temp_path ${join(folder, use)};`)
  .join('\n  ');
writeFileSync(
  join(folder, 'nginx.conf'),
  `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log stderr;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10;
  default_type text/html;
  ${temporary}
  server {
    listen 127.0.0.1:${port};
    root ${html};
  }
}
`,
);

const nginx = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
nginx.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => nginx.kill('SIGTERM'));
process.once('disconnect', () => nginx.kill('SIGTERM'));
