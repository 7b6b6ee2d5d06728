import { purgedAfterDays, recordsYears } from '@skep/domain';
import { Card, Heading, Stack, Text } from '@skep/ui';
import type { OwnPageMessageId } from './page-messages.ts';
import { paragraphsOf } from './paragraphs.ts';
import { useIntl } from './use-page-intl.ts';

/** A section of a page: it has a title and a text. */
type Section<Id = OwnPageMessageId> = Id extends `pages.${infer Name}.text` ? WithTitle<Name> : never;
type WithTitle<Name extends string> = `pages.${Name}.title` extends OwnPageMessageId ? Name : never;

export interface TextSectionsProps {
  /** As `terms.whose`. */
  sections: readonly Section[];
}

/** A page's sections, each on a card of its own. */
export function TextSections({ sections }: TextSectionsProps) {
  const { formatMessage } = useIntl();
  const values = {
    security: formatMessage({ id: 'shell.security.title' }),
    days: purgedAfterDays,
    years: recordsYears,
  };
  return sections.map((section) => (
    <Card key={section} as="section">
      <Stack gap={12}>
        <Heading level={2} look={3}>
          {formatMessage({ id: `pages.${section}.title` })}
        </Heading>
        {paragraphsOf(formatMessage({ id: `pages.${section}.text` }, values)).map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </Card>
  ));
}
