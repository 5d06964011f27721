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
import { placeOf, whoIs } from './who.ts';

/** A request that was taken from a quota, and where it came from if that is remembered. */
type Taken = readonly [name: PolicyName, who: string, place?: string | undefined];

/** Counts every call before it is handled, tells what is left, and refuses with 429. After the guards, which know the account. */
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
    const taken = await this.takeAll(
      policies,
      this.namesFor(context),
      http.getRequest<Request>(),
      http.getResponse<Response>(),
    );
    const toSettle = taken.filter(([name]) => policies[name].counts);
    return toSettle.length === 0 ? next.handle() : this.settled(policies, toSettle, next);
  }

  private namesFor(context: ExecutionContext): readonly PolicyName[] {
    const places = [context.getHandler(), context.getClass()];
    const named = this.reflector.getAllAndOverride<PolicyName[] | undefined>(limitedBy, places);
    if (named) return named;
    const request = context.switchToHttp().getRequest<Request>();
    return [request.account ? 'accounts' : policyOf(request.method, request.route.path)];
  }

  private async takeAll(
    policies: Policies,
    names: readonly PolicyName[],
    request: Request,
    response: Response,
  ): Promise<Taken[]> {
    const taken: Taken[] = [];
    for (const name of names) {
      const stranger = whoIs(policies[name].per, request);
      if (stranger === undefined) continue;
      const place = policies[name].ownWhereKnown && placeOf(request);
      const who = place && (await this.places.know(place)) ? place : stranger;
      const count = await this.limits.take(name, who);
      if (name === names[0] || count.exceeded) announce(response, name, policies, count);
      taken.push([name, who, place]);
      if (!count.exceeded) continue;
      await this.settle(policies, taken, false);
      throw exceeded(policies[name].sentence, count.seconds);
    }
    return taken;
  }

  private settled(policies: Policies, taken: Taken[], next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        await this.settle(policies, taken, true);
        return answer;
      }),
      catchError(async (error: unknown) => {
        await this.settle(policies, taken, false);
        throw error;
      }),
    );
  }

  private async settle(policies: Policies, taken: readonly Taken[], success: boolean) {
    for (const [name, who, place] of taken) {
      const { counts } = policies[name];
      if (success && place) await this.places.remember(place);
      if (success && counts === 'failures') await this.limits.forget(name, who);
      if (!success && counts === 'accepted') await this.limits.giveBack(name, who);
    }
  }
}

/** What the quota is and what is left of it (draft-ietf-httpapi-ratelimit-headers). */
function announce(response: Response, name: PolicyName, policies: Policies, count: Count): void {
  const { quota, seconds } = policies[name];
  response.set({
    'RateLimit-Policy': `"${name}";q=${quota};w=${seconds}`,
    RateLimit: `"${name}";r=${count.remaining};t=${count.seconds}`,
  });
}

const exceeded = (sentence: string, seconds: number) =>
  new RetryLaterException(
    HttpStatus.TOO_MANY_REQUESTS,
    `${sentence} Try again in ${inWords(seconds)}.`,
    seconds,
  );

/** Rounded up: whoever waits so long is let in. */
const inWords = (seconds: number) =>
  seconds <= 60 ? amount(seconds, 'second') : amount(Math.ceil(seconds / 60), 'minute');
