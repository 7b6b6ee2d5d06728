import { Card, Heading, LinkButton, Picture, Row, Stack, Text } from '@skep/ui';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { ResearchCardFragment as ShownResearch } from '../generated/graphql.ts';
import type { OwnApiary } from '../own-hives/own-apiaries.ts';
import { ConsentButtons } from './ConsentButtons.tsx';
import { ConsentHistory } from './ConsentHistory.tsx';
import { consentedHives } from './chosen-hives.ts';
import { FetchList } from './FetchList.tsx';
import { ResearchCardFragment } from './ResearchCard.graphql.ts';
import { ResearcherFiles } from './ResearcherFiles.tsx';
import { useIntl } from './use-research-intl.ts';

export interface ResearchCardProps {
  research: FragmentType<typeof ResearchCardFragment>;
  /** With hives in them. */
  apiaries: readonly OwnApiary[];
}

/** A research: what it is, what the person answered it, and what became of that. */
export function ResearchCard({ research, apiaries }: ResearchCardProps) {
  const { formatMessage } = useIntl();
  const shown = readFragment(ResearchCardFragment, research);
  const { name, description, url, pictureUrl, isConsenting } = shown;
  const count = consentedHives(shown, apiaries).length;
  return (
    <Card as="section">
      <Heading level={2}>{name}</Heading>
      {pictureUrl && <Picture src={pictureUrl} />}
      {description && <Text>{description}</Text>}
      <Facts research={shown} />
      <Text>
        <strong>
          {isConsenting
            ? formatMessage({ id: 'research.yes' }, { count })
            : formatMessage({ id: 'research.no' })}
        </strong>
      </Text>
      <Row>
        <ConsentButtons research={shown} apiaries={apiaries} />
        {url && (
          <LinkButton to={url} icon="external">
            {formatMessage({ id: 'research.more' })}
          </LinkButton>
        )}
      </Row>
      <ConsentHistory research={shown} apiaries={apiaries} />
      {shown.answers.length > 0 && <FetchList fetches={shown.fetches} />}
      {shown.files.length > 0 && <ResearcherFiles research={shown} />}
    </Card>
  );
}

function Facts({ research }: { research: ShownResearch }) {
  const { formatMessage, formatList } = useIntl();
  const { institution, dataUsed, isByInvitation, checklistNames } = research;
  return (
    <Stack gap={4}>
      {institution && <Text tone="muted">{institution}</Text>}
      <Period {...research} />
      {dataUsed && <Text tone="muted">{formatMessage({ id: 'research.dataUsed' }, { data: dataUsed })}</Text>}
      {checklistNames.length > 0 && (
        <Text tone="muted">
          {formatMessage(
            { id: 'research.checklists' },
            { count: checklistNames.length, names: formatList(checklistNames) },
          )}
        </Text>
      )}
      {isByInvitation && <Text tone="muted">{formatMessage({ id: 'research.byInvitation' })}</Text>}
    </Stack>
  );
}

function Period({ startsOn, endsOn }: Pick<ShownResearch, 'startsOn' | 'endsOn'>) {
  const { formatMessage, formatDate } = useIntl();
  const written = (day: string) => formatDate(day, { timeZone: 'UTC', dateStyle: 'long' });
  if (!startsOn && !endsOn) return null;
  if (!endsOn)
    return (
      <Text tone="muted">{formatMessage({ id: 'research.from' }, { date: written(startsOn ?? '') })}</Text>
    );
  if (!startsOn)
    return <Text tone="muted">{formatMessage({ id: 'research.until' }, { date: written(endsOn) })}</Text>;
  return (
    <Text tone="muted">
      {formatMessage({ id: 'research.fromUntil' }, { from: written(startsOn), until: written(endsOn) })}
    </Text>
  );
}
