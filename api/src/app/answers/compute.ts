import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Dependencies } from '#platform/answer-cache/dependencies.ts';
import type { ComputedAnswer } from '#platform/answer-cache/kept-answer.ts';

/** Headers that differ from response to response. */
const ownHeaders = /^(cache-control|content-length|dataset-version|date|etag|vary|x-request-id)$/;

/** The app's answer to an anonymous GET with only these headers, neither counted nor logged. */
export function compute(app: RequestListener, url: string, headers: Record<string, string>) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url, headers, complete: true, isForEverybody: true });
  request.push(null);
  const response = new ServerResponse(request);
  return new Promise<ComputedAnswer>((resolve) => {
    response.end = (body: unknown = '') => {
      const dependencies = new Dependencies();
      const sent = response.getHeaders();
      // Answers about places have no version, since places come from a file.
      if (sent['dataset-version']) dependencies.add(sent as IncomingMessage['headers']);
      resolve({
        status: response.statusCode,
        headers: Object.entries(sent).flatMap(([name, value]) =>
          ownHeaders.test(name) ? [] : [name, String(value)],
        ),
        body: Buffer.from(body as string | Buffer),
        version: dependencies.version,
        endsAt: dependencies.endsAt,
        cacheControl: String(sent['cache-control']),
        // An error response has the id of its request.
        isOwn: response.statusCode !== 200,
      });
      response.emit('finish');
      return response;
    };
    app(request, response);
  });
}
