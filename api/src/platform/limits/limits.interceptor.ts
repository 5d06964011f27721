import {
  type CallHandler,
  type ExecutionContext,
  HttpStatus,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { catchError, mergeMap, type Observable } from 'rxjs';
import { amount } from '../errors/amount.ts';
import { RetryLaterException } from '../errors/retry-later.exception.ts';
import { limitedBy } from './limited.decorator.ts';
import { KnownPlaces } from './known-places.ts';
import { type Count, Limits } from './limits.service.ts';
import { limitPolicies, type Policies, policyOf, type PolicyName } from './policies.ts';
import { loginPlace, quotaKey } from './quota-key.ts';

/** A request counted against a quota. */
interface Counted {
  name: PolicyName;
  key: string;
  /** To be remembered if the request succeeds. */
  place: string | undefined;
}

/** Counts every call, reports the remaining quota in headers, and refuses with 429. Runs after the guards, which set the account. */
@Injectable()
export class LimitsInterceptor implements NestInterceptor<unknown, unknown> {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: Limits,
    private readonly places: KnownPlaces,
    @Inject(limitPolicies) private readonly policies: Policies | null,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { policies } = this;
    if (!policies) return next.handle();
    const http = context.switchToHttp();
    const counted = await this.countAll(
      policies,
      this.policiesFor(context),
      http.getRequest<Request>(),
      http.getResponse<Response>(),
    );
    const toSettle = counted.filter(({ name }) => policies[name].counts);
    return toSettle.length === 0 ? next.handle() : this.settled(policies, toSettle, next);
  }

  private policiesFor(context: ExecutionContext): readonly PolicyName[] {
    const targets = [context.getHandler(), context.getClass()];
    const named = this.reflector.getAllAndOverride<PolicyName[] | undefined>(limitedBy, targets);
    if (named) return named;
    const request = context.switchToHttp().getRequest<Request>();
    const { path } = request.route as { path: string };
    return [request.account ? 'accounts' : policyOf(request.method, path)];
  }

  private async countAll(
    policies: Policies,
    names: readonly PolicyName[],
    request: Request,
    response: Response,
  ): Promise<Counted[]> {
    const counted: Counted[] = [];
    for (const name of names) {
      const sharedKey = quotaKey(policies[name].per, request);
      if (sharedKey === undefined) continue;
      const place = policies[name].separateKnownPlaces ? loginPlace(request) : undefined;
      const key = place && (await this.places.has(place)) ? place : sharedKey;
      const count = await this.limits.consume(name, key);
      if (name === names[0] || count.exceeded) setHeaders(response, name, policies, count);
      counted.push({ name, key, place });
      if (!count.exceeded) continue;
      await this.settle(policies, counted, false);
      throw exceeded(policies[name].message, count.seconds);
    }
    return counted;
  }

  private settled(policies: Policies, counted: Counted[], next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      mergeMap(async (result: unknown) => {
        await this.settle(policies, counted, true);
        return result;
      }),
      catchError(async (error: unknown) => {
        await this.settle(policies, counted, false);
        throw error;
      }),
    );
  }

  private async settle(policies: Policies, counted: readonly Counted[], success: boolean) {
    for (const { name, key, place } of counted) {
      const { counts } = policies[name];
      if (success && place) await this.places.add(place);
      if (success && counts === 'failures') await this.limits.reset(name, key);
      if (!success && counts === 'accepted') await this.limits.refund(name, key);
    }
  }
}

/** Sets the headers of draft-ietf-httpapi-ratelimit-headers. */
function setHeaders(response: Response, name: PolicyName, policies: Policies, count: Count): void {
  const { quota, seconds } = policies[name];
  response.set({
    'RateLimit-Policy': `"${name}";q=${quota};w=${seconds}`,
    RateLimit: `"${name}";r=${count.remaining};t=${count.seconds}`,
  });
}

const exceeded = (message: string, seconds: number) =>
  new RetryLaterException(
    HttpStatus.TOO_MANY_REQUESTS,
    `${message} Try again in ${inWords(seconds)}.`,
    seconds,
  );

/** Rounded up, so that a retry after this time is never too early. */
const inWords = (seconds: number) =>
  seconds <= 60 ? amount(seconds, 'second') : amount(Math.ceil(seconds / 60), 'minute');
