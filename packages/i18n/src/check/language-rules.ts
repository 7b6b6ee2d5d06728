import { type LanguageCode, languageTag } from '@skep/domain';
import { type MessagePlural, messageLiterals, messagePlurals } from '@skep/domain/messages';

/** What is wrong with the spelling and grammar of a text, as far as a machine can see it. */
export function languageProblems(language: LanguageCode, text: string, english: string): string[] {
  return [
    ...straightQuotes(text),
    ...(language === 'fr' ? frenchSpaces(text) : []),
    ...missingPlurals(language, text, english),
  ];
}

function straightQuotes(text: string): string[] {
  const [mark] = messageLiterals(text).join('\n').match(/["']/) ?? [];
  return mark ? [`${mark} is straight: use the language’s own quotation marks and ’`] : [];
}

// A colon is also part of times and addresses: `14:05`, `https:`.
const withoutSpace = /(?<!\u202f)[?!;]|(?<![\u202f\u00a0]):(?=\s|$)/;

/** Before ? ! ; French has a narrow no-break space, before : that or a wider one. */
function frenchSpaces(text: string): string[] {
  const literals = messageLiterals(text).join('\0');
  const [mark] = literals.match(withoutSpace) ?? [];
  return mark ? [`narrow no-break space (U+202F) before ${mark}`] : [];
}

function missingPlurals(language: LanguageCode, text: string, english: string): string[] {
  const counted = new Set(
    messagePlurals(english)
      .filter(({ options }) => options.includes('one'))
      .map(({ argument }) => argument),
  );
  return messagePlurals(text)
    .filter(({ argument }) => counted.has(argument))
    .flatMap((plural) =>
      missingForms(language, plural).map((form) => `{${plural.argument}} has no “${form}”`),
    );
}

/** Forms that whole numbers take in the language; those of fractions and millions are not spoken of hives. */
function missingForms(language: LanguageCode, { options }: MessagePlural): string[] {
  const rules = new Intl.PluralRules(languageTag(language));
  const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
  const forms = new Set(
    numbers.filter((number) => !options.includes(`=${number}`)).map((number) => rules.select(number)),
  );
  return [...forms].filter((form) => !options.includes(form));
}
