/** Y3: nginx with one worker and a page of 20 kB, apart from any nginx of the machine. Its files are in FOLDER. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { FOLDER: folder = '', PORT: port } = process.env;
mkdirSync(join(folder, 'html'));
const page = `<!doctype html><title>Y3</title>${'<p>Page'.repeat(2930)}`;
writeFileSync(join(folder, 'html/index.html'), page);
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((use) => `${use}_temp_path ${join(folder, use)};`)
  .join(' ');
const config = `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log stderr;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10;
  default_type text/html; ${temporary}
  server { listen 127.0.0.1:${port}; root ${join(folder, 'html')}; }
}`;
writeFileSync(join(folder, 'nginx.conf'), config);

const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
const nginx = spawn('nginx', args, { stdio: ['ignore', 'inherit', 'inherit'] });
nginx.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => nginx.kill('SIGTERM'));
