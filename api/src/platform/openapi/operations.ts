import type { OpenAPIObject } from '@nestjs/swagger';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
export interface Call {
  path: string;
  method: (typeof methods)[number];
  operation: Operation;
}

/** Content of a request or response, by media type. */
export type Media = Record<
  string,
  { schema?: object; example?: unknown; examples?: Record<string, object> }
>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every call of the contract. */
export const callsOf = ({ paths }: OpenAPIObject): Call[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );

/** The content of the success response. */
export function responseContentOf({ responses }: Operation): Media {
  const [, response] = Object.entries(responses).find(([status]) => /^2/.test(status)) ?? [];
  return (response && 'content' in response ? response.content : undefined) ?? {};
}

export const requestContentOf = ({ requestBody }: Operation): Media =>
  requestBody && 'content' in requestBody ? requestBody.content : {};
