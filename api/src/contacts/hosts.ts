/** Link shorteners. wa.link is one: unlike wa.me it does not show the number. */
export const shorteners = new Set(
  `bit.ly bitly.com tinyurl.com t.co goo.gl is.gd v.gd ow.ly buff.ly cutt.ly rb.gy rebrand.ly shorturl.at shorturl.gg
  s.id t.ly tiny.cc bl.ink lnkd.in soo.gd clck.ru qr.ae adf.ly shorte.st short.io dub.sh wa.link waze.link
  cutt.us n9.cl u.to urlz.fr surl.li me2.do`.split(/\s+/),
);

/** Group chats and channels. A chat with one number (wa.me) is normal in Nigeria. */
export const groups = new Set(
  'chat.whatsapp.com whatsapp.com/channel t.me telegram.me telegram.dog discord.gg'.split(' '),
);

/** Email providers open to anybody: such an address does not identify a company. */
export const freeMail = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.co.uk ymail.com rocketmail.com hotmail.com hotmail.co.uk outlook.com live.com
  msn.com aol.com icloud.com me.com mac.com proton.me protonmail.com mail.com gmx.com zoho.com zohomail.com yandex.com
  fastmail.com tutanota.com inbox.com`.split(/\s+/),
);

/** Hosts where anybody can have a page: forms, social networks, job boards, shops, site builders. */
export const sharedPages = new Set(
  `google.com forms.gle goo.gl docs.google.com sites.google.com business.site facebook.com fb.com instagram.com x.com
  twitter.com linkedin.com tiktok.com youtube.com wa.me whatsapp.com api.whatsapp.com t.me telegram.me typeform.com
  jotform.com surveymonkey.com tally.so airtable.com notion.site notion.so microsoft.com office.com forms.office.com
  linktr.ee discord.com discord.gg wixsite.com wordpress.com blogspot.com weebly.com github.io netlify.app vercel.app carrd.co flutterwave.shop
  paystack.shop disha.page bumpa.shop jumia.com.ng jiji.ng jobberman.com myjobmag.com hotnigerianjobs.com ngcareers.com
  indeed.com glassdoor.com workable.com greenhouse.io lever.co seamlesshiring.com zohorecruit.com breezy.hr bamboohr.com
  smartrecruiters.com recruitee.com`.split(/\s+/),
);

/** The host of a URL, without `www.`; undefined for an invalid URL. */
export const hostOf = (address: string): string | undefined =>
  URL.parse(address)
    ?.hostname.toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');

/** Second-level domains of countries where names are registered at the third level, as in com.ng and co.uk. */
const secondLevels = /^(?:com|org|net|gov|edu|co|ac|name|mobi|sch|i|mil|biz|info|ltd)$/;

/** The part of a host that is registered by one owner: `jobs.swift.com.ng` gives `swift.com.ng`. */
export function ownDomainOf(host: string): string {
  const labels = host.split('.');
  const country = labels.at(-1) ?? '';
  const isSecond = country.length === 2 && secondLevels.test(labels.at(-2) ?? '');
  return labels.slice(isSecond ? -3 : -2).join('.');
}

/** Whether the set has the host or its registered domain. */
export const isAmong = (hosts: ReadonlySet<string>, host: string): boolean =>
  hosts.has(host) || hosts.has(ownDomainOf(host));

/** Whether a host may belong to one company: not a shared page and not a link shortener. */
export const isOwnHost = (host: string): boolean =>
  !isAmong(sharedPages, host) && !isAmong(shorteners, host);
