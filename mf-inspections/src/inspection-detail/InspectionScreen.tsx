import {
  Link,
  notFoundState,
  useHiveActions,
  useNavigation,
  useParams,
  useQuery,
  useScreenState,
  useTitle,
} from '@skep/remote-kit';
import { Button, LinkButton, Page, Row, ScreenStates } from '@skep/ui';
import { isElsewhereToo } from '../cache-policies.ts';
import { useNewest } from '../diary/newest.ts';
import { useIntl } from '../diary/use-diary-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { TableRowFragment } from '../hive-inspections/HiveInspectionsScreen.graphql.ts';
import { OffPaper } from '../inspection-form/print.ts';
import { useDeleteInspection } from '../inspection-form/useDeleteInspection.ts';
import { LazyPhotos } from '../photos/LazyPhotos.tsx';
import { InspectionAnswers } from './InspectionAnswers.tsx';
import { InspectionFacts } from './InspectionFacts.tsx';
import { ReadInspectionFragment, ReadInspectionQuery } from './InspectionScreen.graphql.ts';
import { inspectionOfNewest } from './inspection-of-newest.ts';
import { ShareLink } from './ShareLink.tsx';

/** One inspection to be read, printed and shown to others who see the hive; the way to its form. */
export function InspectionScreen() {
  const { id: hiveId = '', inspectionId = '' } = useParams();
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const result = useQuery(ReadInspectionQuery, {
    variables: { hiveId, id: inspectionId },
    fetchPolicy: 'cache-and-network',
    context: isElsewhereToo,
  });
  const newest = useNewest(result.error !== undefined && result.data === undefined);
  const data = result.data ?? inspectionOfNewest(newest.data, inspectionId);
  const { hive } = data ?? {};
  const [column] = hive?.inspectionTable.columns ?? [];
  const inspection = column && readFragment(ReadInspectionFragment, column);
  const photoIds = inspection?.generalPhotoIds ?? [];
  const title = formatMessage(
    { id: inspection?.isEvent ? 'diary.changeOf' : inspection ? 'inspections.editTitle' : 'inspections.tab' },
    { hive: hive?.name },
  );
  useTitle(title);
  const actions = useHiveActions([hiveId]);
  const deleteInspection = useDeleteInspection(hiveId);
  const path = `/hives/${hiveId}/inspections`;
  const state = notFoundState(
    useScreenState({ ...result, data }),
    data !== undefined && inspection === undefined,
    {
      title: formatMessage({ id: 'inspections.notFoundTitle' }),
      text: formatMessage({ id: 'inspections.notFoundText' }),
      link: { to: path, label: formatMessage({ id: 'inspections.toHive' }) },
    },
  );

  return (
    <Page
      title={title}
      maxWidth="readable"
      actions={
        inspection?.canEdit && (
          <OffPaper>
            <LinkButton to={`${path}/${inspectionId}/edit`} as={Link} kind="main" icon="edit">
              {formatMessage({ id: 'diary.edit' })}
            </LinkButton>
          </OffPaper>
        )
      }
    >
      <ScreenStates state={state}>
        {hive && inspection && (
          <>
            <InspectionFacts hive={hive} inspection={inspection} />
            {photoIds.length > 0 && <LazyPhotos value={photoIds.join(',')} />}
            <InspectionAnswers rows={readFragment(TableRowFragment, hive.inspectionTable.rows)} />
            <OffPaper>
              <Row gap={8}>
                <LinkButton to={path} as={Link} icon="list">
                  {formatMessage({ id: 'inspections.view' })}
                </LinkButton>
                <Button icon="print" onClick={() => window.print()}>
                  {formatMessage({ id: 'diary.print' })}
                </Button>
                {inspection.canEdit && (
                  <LinkButton to={`${path}/${inspectionId}/versions`} as={Link} icon="clock">
                    {formatMessage({ id: 'versions.title' })}
                  </LinkButton>
                )}
                {inspection.canEdit &&
                  actions.map(({ id, href, label, icon }) => (
                    <LinkButton key={id} to={href} as={Link} icon={icon}>
                      {label}
                    </LinkButton>
                  ))}
                <ShareLink title={title} isShared={hive.isShared} />
                {inspection.canDelete && (
                  <Button
                    kind="danger"
                    icon="trash"
                    onClick={async () => {
                      if (await deleteInspection(inspection)) navigation.back(path);
                    }}
                  >
                    {formatMessage({ id: 'inspections.delete' })}
                  </Button>
                )}
              </Row>
            </OffPaper>
          </>
        )}
      </ScreenStates>
    </Page>
  );
}
