import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { parsePhoneNumberWithError } from 'libphonenumber-js/max';
import { z } from 'zod';
import { ListingService } from '../listing-api/listing.service.ts';
import { checkedId } from '../listings/kind.ts';
import { today } from '../figures/activity.ts';
import { isHeld, isLive } from '../listings/life.ts';
import { conflict } from '../platform/errors/conflict.ts';
import type { Company } from './company.entity.ts';
import { companies } from './company.kind.ts';
import { FirstPresses } from './first-presses.ts';

/** A phone number in national format, as a `tel:` link and as a WhatsApp link, with the company's reference. */
export const PhoneReveal = z
  .object({
    phone: z.string().meta({ example: '0803 123 4567' }),
    tel: z.string().meta({ example: 'tel:+2348031234567' }),
    whatsapp: z.string().meta({ example: 'https://wa.me/2348031234567' }),
    reference: z.string().meta({ example: 'ND-7F3K-9Q2M' }),
  })
  .meta({ id: 'PhoneReveal' });

/** Reveals phone numbers and counts the reveals per company and day in Lagos. */
@Injectable()
export class RevealsService {
  private readonly presses = new FirstPresses();

  constructor(
    private readonly em: EntityManager,
    private readonly listings: ListingService,
  ) {}

  /** Counts once for a visitor who presses again. @throws 404, 410 like a read of the company, 409 while it is held after reports */
  async reveal(id: string, visitor?: string): Promise<z.infer<typeof PhoneReveal>> {
    const [company] = await this.em.execute<Numbers[]>(
      `select phone, whatsapp, reference from company where id = ? and ${isLive.text} and ${isHeld.text} is not true`,
      [checkedId(companies, id)],
    );
    if (company) {
      await this.presses.count(visitor, id, () => this.count(id));
      return contactLinks(company);
    }
    await this.listings.reader(companies).find(id);
    throw conflict('being_checked');
  }

  private async count(id: string): Promise<void> {
    await this.em.execute(
      `insert into activity (listing_id, day, reveals) values (?, ${today.text}, 1)
       on conflict (listing_id, day) do update set reveals = activity.reveals + 1`,
      [id],
    );
  }
}

type Numbers = Pick<Company, 'reference' | 'phone' | 'whatsapp'>;

function contactLinks({ phone, whatsapp, reference }: Numbers) {
  const number = parsePhoneNumberWithError(phone);
  return {
    phone: number.country === 'NG' ? number.formatNational() : number.formatInternational(),
    tel: number.getURI(),
    whatsapp: `https://wa.me/${(whatsapp ?? phone).slice(1)}`,
    reference,
  };
}
