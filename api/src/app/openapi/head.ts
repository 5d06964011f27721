import { DocumentBuilder } from '@nestjs/swagger';
import { bearer } from '../../auth/auth.decorators.ts';
import { config } from '../../config/config.ts';
import { ownerToken } from '../../ownership/owner.guard.ts';
import { partnerKey } from '../../platform/limits/partner-policies.ts';
import type { Head } from '../../platform/openapi/document.ts';
import { description } from './description.ts';
import tags from './tags.json' with { type: 'json' };

/** The part of the OpenAPI document before its calls. */
export const documentHead = (): Head => ({
  ...new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(config.site.name)
    .setDescription(description)
    .setVersion('1')
    .setContact(config.site.name, `${config.site.url}/contact`, config.site.supportEmail)
    .setLicense('Terms of service', `${config.site.url}/terms`)
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description:
          'The token of POST /api/auth/login, signed and verified as RFC8725 recommends: one algorithm (HS256), and issuer, audience and expiry are always verified.',
      },
      bearer,
    )
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'The key of a partner' },
      partnerKey,
    )
    .addApiKey(
      {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: '`Owner ` and the token of the link in the mails of a listing',
      },
      ownerToken,
    )
    .build(),
  tags,
});
