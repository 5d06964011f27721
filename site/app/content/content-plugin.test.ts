import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Section, sectionsHtml } from './section.ts';
import { fillHtml, textVariables } from './variables.ts';
import { parseArticle, parsePage } from '../../content-plugin.ts';

const facts =
  'title: Terms\ndescription: The terms.\nlead: These are the terms.\nupdated: 2026-11-02';
const page = (body: string, frontMatter = facts) => `---\n${frontMatter}\n---\n\n${body}\n`;
const settings = {
  siteName: 'A <b> & "C"',
  supportEmail: 'help@naija.example',
  supportPhone: '+234 800 123 4567',
};

test('a page has the front matter as facts, and sections with parts under its headings', () => {
  const source = page(
    '## Law {#law}\n\nOne.\n\n- a\n- b\n\n### Part & parcel\n\nTwo.\n\n## End {#end}',
  );
  assert.deepEqual(parsePage(source), {
    title: 'Terms',
    description: 'The terms.',
    lead: 'These are the terms.',
    updated: '2026-11-02',
    sections: [
      {
        id: 'law',
        heading: 'Law',
        html: '<p>One.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n',
        sections: [
          { id: undefined, heading: 'Part & parcel', html: '<p>Two.</p>\n', sections: [] },
        ],
      },
      { id: 'end', heading: 'End', html: '', sections: [] },
    ],
  });
});

test('sections become HTML with anchors, and headings from the given level on', () => {
  const { sections } = parsePage(page('## Law {#law}\n\nOne.\n\n### Part & parcel\n\nTwo.'));
  assert.equal(
    sectionsHtml(sections, 3),
    '<h3 id="law">Law</h3><p>One.</p>\n<h4>Part &amp; parcel</h4><p>Two.</p>\n',
  );
});

test('links that leave the site get rel=noopener, and their variables are filled in', () => {
  const [section] = parsePage(
    page(
      '## Links\n\n[a](/terms#law) [b](mailto:{supportEmail}) [c]({supportChat}) [d](https://d.example/?x=1&y)',
    ),
  ).sections;
  assert.equal(
    fillHtml(section?.html ?? '', textVariables({ ...settings, siteName: 'Naija' })),
    '<p><a href="/terms#law">a</a> <a href="mailto:help@naija.example">b</a> ' +
      '<a href="https://wa.me/2348001234567?text=Hello%20Naija%2C%20I%20would%20like%20to%20make%20an%20enquiry." rel="noopener">c</a> ' +
      '<a href="https://d.example/?x=1&amp;y" rel="noopener">d</a></p>\n',
  );
});

test('a variable is escaped in HTML, and an unknown one stays as it is', () => {
  assert.equal(
    fillHtml('<p title="{siteName}">{siteName} {nothing}</p>', textVariables(settings)),
    '<p title="A &lt;b&gt; &amp; &quot;C&quot;">A &lt;b&gt; &amp; &quot;C&quot; {nothing}</p>',
  );
});

test('an article takes a minute for each 220 words, those of headings among them', () => {
  const articleFacts =
    'title: A\ndescription: A.\ndate: 2026-11-02\ncover: { service: bike, location: Lagos }';
  for (const [words, minutes] of [
    [220, 1],
    [221, 2],
  ] as const) {
    const text = `## Two words\n\n${'word '.repeat(words - 2)}`;
    assert.equal(parseArticle(page(text, articleFacts)).readTime, minutes);
  }
});

for (const [fault, source] of [
  ['without front matter', '## Law'],
  ['with an unknown key in its front matter', page('## Law', `${facts}\nauthor: Ada`)],
  ['with text before its first heading', page('Hello.\n\n## Law')],
  ['with a part before its first section', page('### Law')],
] as const) {
  test(`a page ${fault} is refused`, () => assert.throws(() => parsePage(source)));
}

const folder = import.meta.dirname;
const nested = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => [section, ...nested(section.sections)]);

for (const file of globSync('**/*.md', { cwd: folder })) {
  const source = readFileSync(join(folder, file), 'utf8');

  test(`${file} has unique anchors and no unknown variable`, () => {
    const { sections } = file.startsWith('articles/') ? parseArticle(source) : parsePage(source);
    const ids = nested(sections).flatMap(({ id }) => id ?? []);
    assert.equal(new Set(ids).size, ids.length);
    assert.doesNotMatch(fillHtml(sectionsHtml(sections), textVariables(settings)), /[{}]/);
  });
}
