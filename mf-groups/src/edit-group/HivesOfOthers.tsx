import { readLayers } from '@skep/domain';
import { Link, pathTo } from '@skep/remote-kit';
import { Card, Heading, HiveDrawing, Row, Stack, Text } from '@skep/ui';
import type { EditedGroupFragment } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { PagedList } from './PagedList.tsx';

/** What others share in the group, by whom and with which right. Nothing where there is nothing. */
export function HivesOfOthers({ group }: { group: EditedGroupFragment }) {
  const { formatMessage, formatDate } = useIntl();
  const hives = group.hives.filter(({ isMine }) => !isMine);
  if (hives.length === 0) return null;
  const title = formatMessage({ id: 'groups.hivesOfOthers' });
  return (
    <Card as="section">
      <Heading level={2}>{title}</Heading>
      <Text tone="muted">{formatMessage({ id: 'groups.alertsOfOthers' })}</Text>
      <PagedList items={hives} name={title}>
        {(shown) => (
          <Stack as="ul" gap={12}>
            {shown.map(({ hiveId, name, color, layers, ownerName, right, until }) => (
              <Row key={hiveId} as="li" gap={12} wrap={false}>
                <HiveDrawing layers={readLayers(layers)} color={color} size="small" label="" />
                <Stack gap={4}>
                  <Text isBold>
                    <Link to={pathTo('/hives/:id/inspections', { id: hiveId })}>{name}</Link>
                  </Text>
                  <Text tone="muted">
                    {formatMessage(
                      { id: `groups.sharedBy.${right === 'EDIT' ? 'EDIT' : 'VIEW'}` },
                      { who: ownerName ?? '' },
                    )}
                  </Text>
                  {until && (
                    <Text tone="muted">
                      {formatMessage({ id: 'groups.until' }, { date: formatDate(until) })}
                    </Text>
                  )}
                </Stack>
              </Row>
            ))}
          </Stack>
        )}
      </PagedList>
    </Card>
  );
}
