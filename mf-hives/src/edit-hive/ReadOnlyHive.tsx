import { Link, pathTo } from '@skep/remote-kit';
import { Card, LinkButton, Notice, Page, Stack, Text } from '@skep/ui';
import { useIntl } from '../form/use-form-intl.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { HivePicture } from '../hive/HivePicture.tsx';
import { Workbench } from '../hive-configuration/Workbench.tsx';
import { ReadOnlyHiveFragment } from './ReadOnlyHive.graphql.ts';

export interface ReadOnlyHiveProps {
  hive: FragmentType<typeof ReadOnlyHiveFragment>;
}

/** A hive that is shared with the person to look at. */
export function ReadOnlyHive({ hive }: ReadOnlyHiveProps) {
  const { id, name, apiary, type, ...picture } = readFragment(ReadOnlyHiveFragment, hive);
  const { formatMessage } = useIntl();
  return (
    <Page title={name}>
      <Notice kind="information">{formatMessage({ id: 'hives.readOnly' })}</Notice>
      <Card>
        <Workbench picture={<HivePicture hive={picture} size="large" />}>
          <Stack gap={4}>
            <Text isBold>{apiary.name}</Text>
            {type && <Text tone="muted">{type.name}</Text>}
          </Stack>
          <div>
            <LinkButton to={pathTo('/hives/:id/inspections', { id })} as={Link} icon="diary">
              {formatMessage({ id: 'hives.viewInspections' })}
            </LinkButton>
          </div>
        </Workbench>
      </Card>
    </Page>
  );
}
