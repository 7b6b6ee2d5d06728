import { Link, useQuery } from '@skep/remote-kit';
import { LinkButton, Row, Stack } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import { FindingList } from './FindingList.tsx';
import { ScaleFindingsFragment, ScaleFindingsQuery } from './ScaleCheck.graphql.ts';
import { timeZone } from './time-zone.ts';
import { useIntl } from './use-scale-check-intl.ts';

/** On the page of a device: what is wrong with its scale; nothing while that is not known. */
export function ScaleNotice({ deviceId }: { deviceId: string }) {
  const { formatMessage } = useIntl();
  const { data } = useQuery(ScaleFindingsQuery, { variables: { deviceId, timeZone } });
  const findings = readFragment(ScaleFindingsFragment, data?.scaleCheck)?.findings ?? [];
  if (findings.length === 0) return null;
  return (
    <Stack gap={8}>
      <FindingList findings={findings} />
      <Row>
        <LinkButton to={`/devices/${deviceId}/scale`} as={Link} icon="weight">
          {formatMessage({ id: 'devices.way.scale' })}
        </LinkButton>
      </Row>
    </Stack>
  );
}
