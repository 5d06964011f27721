import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import helmet from 'helmet';
import { config } from '../config/config.ts';
import { errorsPage } from './errors-page.ts';
import { openApiDocument } from './document.ts';

/** Swagger UI needs its own files and inline styles, and nothing from other origins. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** Serves `/api/openapi.json`, Swagger UI at `/api/docs`, and the error codes at `/api/docs/errors`. */
export function serveDocs(app: NestExpressApplication): void {
  app.use('/api/docs', helmet({ contentSecurityPolicy }));
  const page = errorsPage();
  app.use('/api/docs/errors', (_: Request, response: Response) => response.type('html').send(page));
  SwaggerModule.setup('api/docs', app, openApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: `${config.site.name} API`,
    swaggerOptions: { deepLinking: true, defaultModelsExpandDepth: 0 },
  });
}
