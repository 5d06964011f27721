import type { Kind } from './kind.ts';
import type { Listing } from './listing.entity.ts';

/** Every kind of listing there is, where all of them are asked for what time brings. The token of its own injection. */
export abstract class Kinds {
  abstract readonly all: readonly Kind<Listing, never>[];
}
