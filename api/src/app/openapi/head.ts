import { readFileSync } from 'node:fs';
import { DocumentBuilder } from '@nestjs/swagger';
import { grouped } from '#contract/digits.ts';
import { bearer } from '../../auth/auth.decorators.ts';
import { tokenHours } from '../../auth/jwt.strategy.ts';
import { idleMinutes } from '../../auth/sessions.ts';
import { config } from '../../config/config.ts';
import { ownerToken } from '../../ownership/owner.guard.ts';
import { codesTable, problemExamples } from '../../platform/errors/describe-codes.ts';
import { freshness } from '../../platform/http/caching.interceptor.ts';
import { countExample, limitsTable, policyExample } from '../../platform/limits/describe-limits.ts';
import { partnerKey } from '../../platform/limits/partner-policies.ts';
import { pageSize } from '../../platform/lists/list-query.ts';
import { MAX_OFFSET } from '../../platform/lists/page.ts';
import { SORTING_LIMIT } from '../../platform/lists/plain-page.ts';
import { COUNTING_LIMIT } from '../../platform/lists/stamped-page.ts';
import type { Head } from '../../platform/openapi/document.ts';
import { IDEMPOTENCY_HOURS } from '../../submissions/idempotency-key.ts';
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

/** The values of `{{name}}` in description.md. */
const values = new Map<string, string | number>([
  ['codes', codesTable],
  ['count', countExample],
  ['countingLimit', grouped(COUNTING_LIMIT)],
  ['idempotencyHours', IDEMPOTENCY_HOURS],
  ['idleMinutes', idleMinutes],
  ['limits', limitsTable],
  ['maxAge', freshness.maxAge],
  ['maxOffset', grouped(MAX_OFFSET)],
  ['pageSize', pageSize],
  ['policy', policyExample],
  ['problem', JSON.stringify(problemExamples.validation_failed?.value, null, 2)],
  ['site', config.site.url],
  ['sortingLimit', grouped(SORTING_LIMIT)],
  ['staleWhileRevalidate', freshness.staleWhileRevalidate],
  ['tokenHours', tokenHours],
]);

/** The introduction of /api/docs, in Markdown. */
const description = readFileSync(new URL('description.md', import.meta.url), 'utf8')
  .trim()
  .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`description.md has an unknown value ${name}`);
    return String(value);
  });
