import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Card, Heading, Page, ScreenStates, Stack, Text } from '@skep/ui';
import { FigureList } from '@skep/ui/figure-list';
import { paperFiguresQuery } from './PaperFiguresScreen.graphql.ts';
import { figuresByKind } from './paper-figures.ts';
import { useIntl } from './use-paper-figures-intl.ts';

/** How well photographed checklists are read here, by what people made of it; for admins. */
export function PaperFiguresScreen() {
  const { formatMessage, formatNumber } = useIntl();
  const title = formatMessage({ id: 'paperFigures.title' });
  useTitle(title);
  const result = useQuery(paperFiguresQuery, { fetchPolicy: 'cache-and-network' });
  const state = useScreenState(result);
  const figures = figuresByKind(result.data?.paperFigures ?? []);
  const share = (part: number) => formatNumber(part, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        <Stack gap={16}>
          <Text>{formatMessage({ id: 'paperFigures.intro' })}</Text>
          {figures.length === 0 && <Text tone="muted">{formatMessage({ id: 'paperFigures.none' })}</Text>}
          {figures.map(({ kind, fields, rightShare, unsureShare }) => (
            <Card as="section" key={kind}>
              <Heading level={2}>{formatMessage({ id: `paperFigures.kind.${kind}` })}</Heading>
              <FigureList
                figures={[
                  { label: formatMessage({ id: 'paperFigures.fields' }), value: formatNumber(fields) },
                  {
                    label: formatMessage({ id: 'paperFigures.right' }),
                    value: rightShare === undefined ? '–' : share(rightShare),
                  },
                  { label: formatMessage({ id: 'paperFigures.asked' }), value: share(unsureShare) },
                ]}
              />
            </Card>
          ))}
        </Stack>
      </ScreenStates>
    </Page>
  );
}
