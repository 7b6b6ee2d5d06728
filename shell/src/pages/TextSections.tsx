import { Card, Heading, Stack, Text } from '@skep/ui';
import { useIntl } from 'react-intl';
import { paragraphsOf } from './paragraphs.ts';

export interface TextSectionsProps {
  /** Of the page: its texts are `pages.<page>.<section>.title` and `.text`. */
  page: 'terms' | 'help';
  sections: readonly string[];
}

/** A page's sections, each on a card of its own. */
export function TextSections({ page, sections }: TextSectionsProps) {
  const { formatMessage } = useIntl();
  return sections.map((section) => (
    <Card key={section} as="section">
      <Stack gap={12}>
        <Heading level={2} look={3}>
          {formatMessage({ id: `pages.${page}.${section}.title` })}
        </Heading>
        {paragraphsOf(formatMessage({ id: `pages.${page}.${section}.text` })).map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </Card>
  ));
}
