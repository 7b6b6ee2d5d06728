import { middleDevelopment } from '@skep/domain';
import { Link, notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Card, Heading, Page, Row, ScreenStates, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import type { DevelopmentQuery as Data } from '../generated/graphql.ts';
import { DevelopmentQuery } from './DevelopmentScreen.graphql.ts';
import { PartLine } from './PartLine.tsx';
import { useIntl } from './use-development-intl.ts';

/** How the colonies of an apiary have developed lately, beside each other. */
export function DevelopmentScreen() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const result = useQuery(DevelopmentQuery, {
    variables: { apiaryId: id },
    fetchPolicy: 'cache-and-network',
  });
  const hives = result.data?.apiaryDevelopment;
  const state = notFoundState(useScreenState(result), hives === null, {
    title: formatMessage({ id: 'development.notFoundTitle' }),
    text: formatMessage({ id: 'development.notFoundText' }),
    link: { to: '/apiaries', label: formatMessage({ id: 'development.toApiaries' }) },
  });
  const apiary = result.data?.apiaries.find((each) => each.id === id);
  const title = formatMessage({ id: 'development.title' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {hives && (
          <Stack gap={16}>
            {apiary && <Text tone="muted">{apiary.name}</Text>}
            <Text>{formatMessage({ id: 'development.about' })}</Text>
            <Colonies hives={hives} />
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

type Colony = NonNullable<Data['apiaryDevelopment']>[number];

/** Those that grew most come first, those without a figure last. */
function Colonies({ hives }: { hives: readonly Colony[] }) {
  const { formatMessage, formatNumber } = useIntl();
  const inOrder = hives.toSorted((one, other) => (other.figure ?? -101) - (one.figure ?? -101));
  const middle = middleDevelopment(hives.map(({ figure }) => figure ?? undefined));
  const signed = (figure: number) => formatNumber(figure, { signDisplay: 'exceptZero' });
  return (
    <>
      {middle !== undefined && (
        <Text isBold>{formatMessage({ id: 'development.middle' }, { figure: signed(middle) })}</Text>
      )}
      <Stack as="ul" gap={12}>
        {inOrder.map(({ hiveId, name, figure, parts }) => (
          <Card as="li" key={hiveId}>
            <Row justify="between">
              <Heading level={2} look={3}>
                <Link to={`/hives/${hiveId}/inspections`}>{name}</Link>
              </Heading>
              {figure !== null && <Figure>{signed(figure)}</Figure>}
            </Row>
            {figure === null ? (
              <Text tone="muted">{formatMessage({ id: 'development.none' })}</Text>
            ) : (
              <Bar aria-hidden $figure={figure} />
            )}
            <Stack as="ul" gap={4}>
              {parts.map((part) => (
                <PartLine key={part.part} part={part} />
              ))}
            </Stack>
          </Card>
        ))}
      </Stack>
    </>
  );
}

const Figure = styled.strong`
  font-size: ${tokens.font.sizeLarge};
  font-variant-numeric: tabular-nums;
`;

// From the middle to the right where a colony has grown, to the left where it got smaller. One colour: neither is bad.
const Bar = styled.div<{ $figure: number }>`
  position: relative;
  height: 8px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.accentSoft};
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${({ $figure }) => 50 + Math.min(0, $figure) / 2}%;
    width: max(2px, ${({ $figure }) => Math.abs($figure) / 2}%);
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.accentEdge};
  }
`;
