import { securityTxt } from '../content/security-txt.ts';
import { file } from '../layout/caching.ts';
import { settings } from '../layout/settings.server.ts';

export const loader = () => file(securityTxt(settings, new Date()), 'text/plain; charset=utf-8');
