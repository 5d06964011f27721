import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { catchError, mergeMap, type Observable } from 'rxjs';
import { amount } from '../errors/amount.ts';
import { RetryLaterException } from '../errors/retry-later.exception.ts';
import { rememberDevice } from './known-devices.ts';
import { partnerPolicies } from './partner-policies.ts';
import { alsoLimitedBy, limitedBy } from './limited.decorator.ts';
import { type Count, Limits } from './limits.service.ts';
import { limitPolicies, type Policies, policyOf, type PolicyName } from './policies.ts';
import type { Policy } from './policy.ts';
import { quotaKey } from './quota-key.ts';

/** Outcome of the limits that the handler applies, since it knows whether a request repeats an accepted one. */
export interface Admission {
  /** The 429 to throw unless the request repeats an accepted one. */
  readonly refusal?: RetryLaterException;
  /** Accepted behind the others, since too many came before it. */
  readonly isHeld: boolean;
}

declare module 'express-serve-static-core' {
  interface Request {
    admission?: Admission;
    /** Counted before its handler was known. */
    isCounted?: true;
  }
}

interface Counted {
  name: PolicyName;
  policy: Policy;
  key: string;
}

type Outcome = 'accepted' | 'repeated' | 'refused';

/** Counts every call, reports the remaining quota in headers, and refuses with 429. Runs after the guards, which set the account. */
@Injectable()
export class LimitsInterceptor implements NestInterceptor<unknown, unknown> {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: Limits,
    @Inject(limitPolicies) private readonly policies: Policies | null,
  ) {}

  /** Counts a visitor's request before its handler is known; null without limits. Rejects with the 429. */
  admit(names: readonly PolicyName[], request: Request, response: Response) {
    request.isCounted = true;
    return this.policies && this.countAll(this.policies, names, request, response);
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    const { policies } = this;
    if (!policies || request.isCounted || request.isForEverybody) return next.handle();
    const named = this.policiesFor(context);
    const names = request.partner ? partnerPolicies(named) : named;
    const counted = await this.countAll(policies, names, request, response);
    const toSettle = counted.filter(({ policy }) => policy.counts);
    if (toSettle.length === 0) return next.handle();
    return next.handle().pipe(
      mergeMap(async (result: unknown) => {
        const isRepeated = response.hasHeader('Idempotent-Replayed');
        await this.settle(toSettle, isRepeated ? 'repeated' : 'accepted', response);
        if (names.includes('logins-by-device')) rememberDevice(request, response, new Date());
        return result;
      }),
      catchError(async (error: unknown) => {
        await this.settle(toSettle, 'refused', response);
        throw error;
      }),
    );
  }

  private policiesFor(context: ExecutionContext): readonly PolicyName[] {
    const targets = [context.getHandler(), context.getClass()];
    const named = this.reflector.getAllAndOverride<PolicyName[] | undefined>(limitedBy, targets);
    if (named) return named;
    const request = context.switchToHttp().getRequest<Request>();
    if (request.account) return ['accounts'];
    const { path } = request.route as { path: string };
    const others = this.reflector.getAllAndOverride<PolicyName[]>(alsoLimitedBy, targets) ?? [];
    return [policyOf(request.method, path), ...others];
  }

  private async countAll(
    policies: Policies,
    names: readonly PolicyName[],
    request: Request,
    response: Response,
  ) {
    const counted: Counted[] = [];
    request.admission = { isHeld: false };
    for (const name of names) {
      const policy = policies[name];
      const key = quotaKey(policy, request);
      if (key === undefined) continue;
      const count = await this.limits.consume(name, key);
      const isRefused = count.exceeded && policy.beyond !== 'hold';
      if (name === names[0] || isRefused) setHeaders(response, name, policy, count);
      counted.push({ name, policy, key });
      if (!count.exceeded) continue;
      const refusal = exceeded(policy.message, count.seconds);
      if (policy.beyond === 'hold') request.admission = { ...request.admission, isHeld: true };
      else if (policy.beyond) request.admission = { refusal, ...request.admission };
      else {
        await this.settle(counted, 'refused', response);
        throw refusal;
      }
    }
    return counted;
  }

  /** Corrects the counts, and the headers that report one of them. */
  private async settle(counted: readonly Counted[], outcome: Outcome, response: Response) {
    for (const { name, policy, key } of counted) {
      const { counts } = policy;
      if (counts === 'failures' && outcome === 'accepted') await this.limits.reset(name, key);
      const isCounted = counts === 'accepted' ? 'accepted' : 'refused';
      if (!counts || counts === 'failures' || outcome === isCounted) continue;
      const count = await this.limits.refund(name, key);
      // The headers are those of the first policy, or of the one that refused.
      const isReported = response.get('RateLimit-Policy')?.startsWith(`"${name}"`);
      if (count && isReported) setHeaders(response, name, policy, count);
    }
  }
}

/** Sets the headers of draft-ietf-httpapi-ratelimit-headers. */
function setHeaders(response: Response, name: string, { quota, seconds }: Policy, count: Count) {
  response.setHeader('RateLimit-Policy', `"${name}";q=${quota};w=${seconds}`);
  response.setHeader('RateLimit', `"${name}";r=${count.remaining};t=${count.seconds}`);
}

const exceeded = (message: string, seconds: number) =>
  new RetryLaterException(`${message} Try again in ${inWords(seconds)}.`, seconds, 429);

/** Rounded up, so that a retry after this time is never too early. */
function inWords(seconds: number): string {
  if (seconds <= 60) return amount(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 120 ? amount(minutes, 'minute') : amount(Math.ceil(minutes / 60), 'hour');
}
