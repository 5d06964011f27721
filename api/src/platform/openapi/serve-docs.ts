import { createHash } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { config } from '../../config/config.ts';
import { errorsPage } from './errors-page.ts';
import { type Head, openApiDocument } from './document.ts';
import { published } from './publish.ts';

/** Swagger UI needs its own files, and nothing from other origins; `styles` are hashes of its inline style sheets. */
const policy = (styles: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", ...styles],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    frameAncestors: ["'none'"],
  },
});

/** Sends pages without style attributes, which no hash can allow, under a policy with the hashes of their style sheets. */
function strictly(request: Request, response: Response, next: NextFunction): void {
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    if (typeof body !== 'string' || !response.get('Content-Type')?.startsWith('text/html'))
      return send(body);
    const page = body
      .replaceAll(/(<svg[^>]*) style="[^"]*"/g, '$1 width="0" height="0"')
      .replace(
        '<head>',
        '<head><meta name="viewport" content="width=device-width, initial-scale=1">',
      );
    const styles = [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style);
    const hashes = styles.map((style) => createHash('sha256').update(style).digest('base64'));
    helmet.contentSecurityPolicy(policy(hashes.map((hash) => `'sha256-${hash}'`)))(
      request,
      response,
      () => undefined,
    );
    return send(page);
  };
  next();
}

/** Serves `/api/openapi.json`, Swagger UI at `/api/docs`, and the error codes at `/api/docs/errors`. */
export function serveDocs(app: NestExpressApplication, head: Head): void {
  app.use('/api/docs', helmet.contentSecurityPolicy(policy([])), strictly);
  const page = errorsPage();
  const server = app.getHttpAdapter().getInstance();
  server.get('/api/docs/errors', (_, response) => response.type('html').send(page));
  // Made when it is first read: it would take a sixth of each start.
  SwaggerModule.setup('api/docs', app, () => published(openApiDocument(app, head)), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: `${config.site.name} API`,
    customCss: '.swagger-ui .renderedMarkdown table { display: block; overflow-x: auto; }',
    // Without the top bar, whose logo has a style sheet of its own that the policy blocks.
    swaggerOptions: { deepLinking: true, defaultModelsExpandDepth: 0, layout: 'BaseLayout' },
  });
}
