import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Card, Heading, Page, ScreenStates, Stack, Text } from '@skep/ui';
import { FigureList } from './FigureList.tsx';
import { paperFiguresQuery } from './PaperFiguresScreen.graphql.ts';
import { figuresByKind } from './paper-figures.ts';
import { useIntl } from './use-administration-intl.ts';

export { administrationMessages as texts } from './administration-messages.ts';

/** How well photographed checklists are read here, by what people made of it; for admins. */
export function Screen() {
  const { formatMessage, formatNumber } = useIntl();
  const title = formatMessage({ id: 'shell.paper.title' });
  useTitle(title);
  const result = useQuery(paperFiguresQuery, { fetchPolicy: 'cache-and-network' });
  const state = useScreenState(result);
  const figures = figuresByKind(result.data?.paperFigures ?? []);
  const share = (part: number) => formatNumber(part, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        <Stack gap={16}>
          <Text>{formatMessage({ id: 'shell.paper.intro' })}</Text>
          {figures.length === 0 && <Text tone="muted">{formatMessage({ id: 'shell.paper.none' })}</Text>}
          {figures.map(({ kind, fields, rightShare, unsureShare }) => (
            <Card as="section" key={kind}>
              <Heading level={2}>{formatMessage({ id: `shell.paper.kind.${kind}` })}</Heading>
              <FigureList
                figures={[
                  { label: formatMessage({ id: 'shell.paper.fields' }), value: formatNumber(fields) },
                  {
                    label: formatMessage({ id: 'shell.paper.right' }),
                    value: rightShare === undefined ? '–' : share(rightShare),
                  },
                  { label: formatMessage({ id: 'shell.paper.asked' }), value: share(unsureShare) },
                ]}
              />
            </Card>
          ))}
        </Stack>
      </ScreenStates>
    </Page>
  );
}
