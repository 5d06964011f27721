import type { OpenAPIObject } from '@nestjs/swagger';
import { internal } from '../http/internal.decorator.ts';
import { callsOf } from './operations.ts';

/** A copy of the document for partners, without internal calls and their parts. */
export function published(whole: OpenAPIObject): OpenAPIObject {
  const document = structuredClone(whole);
  for (const { path, method, operation } of callsOf(document))
    if (internal in operation) delete document.paths[path]?.[method];
  for (const [path, item] of Object.entries(document.paths))
    if (Object.keys(item).length === 0) delete document.paths[path];
  const tags = new Set(callsOf(document).flatMap(({ operation }) => operation.tags ?? []));
  document.tags = document.tags?.filter(({ name }) => tags.has(name));
  return withUsedParts(document);
}

/** Deletes the components to which nothing refers, and then those to which only they did. */
export function withUsedParts(document: OpenAPIObject): OpenAPIObject {
  const used = new Set([
    ...(JSON.stringify(document).match(/(?<="#\/components\/)[^"]+/g) ?? []),
    ...callsOf(document)
      .flatMap(({ operation: { security = [] } }) => security.flatMap((one) => Object.keys(one)))
      .map((name) => `securitySchemes/${name}`),
  ]);
  const kinds: Record<string, Record<string, unknown>> = { ...document.components };
  const unused = Object.entries(kinds).flatMap(([kind, parts]) =>
    Object.keys(parts)
      .filter((name) => !used.has(`${kind}/${name}`))
      .map((name) => [parts, name] as const),
  );
  for (const [parts, name] of unused) Reflect.deleteProperty(parts, name);
  return unused.length === 0 ? document : withUsedParts(document);
}
