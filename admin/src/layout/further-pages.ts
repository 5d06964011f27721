import { ChartColumn, EyeOff, Mail, ScrollText } from 'lucide-react';
import type { Place } from './navigation-item.tsx';

/** The pages below the specification's own. */
export const furtherPages: Place[] = [
  { to: 'hidden', label: 'Hidden Listings', icon: EyeOff },
  { to: 'inquiries', label: 'Inquiries', icon: Mail },
  { to: 'moderations', label: 'Moderation Log', icon: ScrollText },
  { to: 'overview', label: 'Overview', icon: ChartColumn },
];
