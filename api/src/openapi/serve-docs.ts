import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import helmet from 'helmet';
import { openApiDocument } from './document.ts';

/** Swagger UI needs its own files and inline styles, nothing from elsewhere. */
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

/** `GET /api/openapi.json`, and Swagger UI at `/api/docs`. */
export function serveDocs(app: NestExpressApplication): void {
  app.use('/api/docs', helmet({ contentSecurityPolicy }));
  SwaggerModule.setup('api/docs', app, openApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Naija Dispatch API',
  });
}
