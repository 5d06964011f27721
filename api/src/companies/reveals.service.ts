import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { parsePhoneNumberWithError } from 'libphonenumber-js/max';
import { checkedId, notFound } from '../listings/kind.ts';
import { today } from '../figures/activity.ts';
import { isLive } from '../listings/life.ts';
import { companies } from './company.kind.ts';
import { CompaniesService } from './companies.service.ts';
import type { PhoneReveal } from './company.schemas.ts';

/** Reveals phone numbers and counts the reveals per company and day in Lagos. */
@Injectable()
export class RevealsService {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesService,
  ) {}

  /** @throws 404, 410 like a read of the company */
  async reveal(id: string): Promise<PhoneReveal> {
    const [company] = await this.em.execute<Numbers[]>(
      `with revealed as (select id, phone, whatsapp from company where id = ? and ${isLive.text}),
         counted as (
           insert into activity (listing_id, day, reveals) select id, ${today.text}, 1 from revealed
           on conflict (listing_id, day) do update set reveals = activity.reveals + 1
         )
       select phone, whatsapp from revealed`,
      [checkedId(companies, id)],
    );
    if (company) return contactLinks(company);
    await this.companies.find(id);
    throw notFound(companies);
  }
}

interface Numbers {
  phone: string;
  whatsapp: string | null;
}

function contactLinks({ phone, whatsapp }: Numbers): PhoneReveal {
  const number = parsePhoneNumberWithError(phone);
  return {
    phone: number.country === 'NG' ? number.formatNational() : number.formatInternational(),
    tel: number.getURI(),
    whatsapp: `https://wa.me/${(whatsapp ?? phone).slice(1)}`,
  };
}
