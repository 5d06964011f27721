import { ApiExtension } from '@nestjs/swagger';

/** The extension of operations that openapi.json leaves out. */
export const internal = 'x-internal';

/** Marks the calls of a controller as made by the site or the panel alone: they are typed and checked, but not published. */
export const Internal = () => ApiExtension(internal, true);
