import { hiveTagLimits, hiveTagNumber } from '@skep/domain';
import { Link, useParams, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { LinkButton, Page, Row, type ScreenState, ScreenStates, Skeleton } from '@skep/ui';
import type { ReactNode } from 'react';
import { useIntl } from '../use-tag-intl.ts';
import { FollowTag } from './FollowTag.tsx';
import { ScannedTagQuery, TagOfNumberQuery } from './OpenTagScreen.graphql.ts';

/** A printed tag was scanned, in this app or by the phone's camera: its link leads here. */
export function OpenTagScreen() {
  const { code = '' } = useParams();
  return <OpenCode code={code} />;
}

/** A tag of the old app was scanned, or a number was typed: `/?hive_index=07`. */
export function OpenTagNumberScreen() {
  const [search] = useSearchParams();
  return <OpenNumber text={search.get('hive_index') ?? ''} />;
}

function OpenCode({ code }: { code: string }) {
  const { formatMessage } = useIntl();
  // What a tag does depends on the hive as it is now, and on nothing that was read before.
  const result = useQuery(ScannedTagQuery, { variables: { code }, fetchPolicy: 'no-cache' });
  const scanned = result.data?.scannedHiveTag;
  const state = useScreenState(result);
  return (
    <Opening
      state={
        scanned === null
          ? {
              kind: 'empty',
              icon: 'tag',
              title: formatMessage({ id: 'tags.foreignTitle' }),
              text: formatMessage({ id: 'tags.foreignText' }),
              action: <OtherTagLinks />,
            }
          : state
      }
    >
      {scanned && <FollowTag number={scanned.number} tag={scanned.tag} />}
    </Opening>
  );
}

function OpenNumber({ text }: { text: string }) {
  const { formatMessage } = useIntl();
  const number = hiveTagNumber(text);
  const result = useQuery(TagOfNumberQuery, { fetchPolicy: 'no-cache', skip: number === undefined });
  const state = useScreenState(result);
  const tags = result.data?.hiveTags;
  return (
    <Opening
      state={
        number === undefined
          ? {
              kind: 'empty',
              icon: 'tag',
              title: formatMessage({ id: 'tags.noNumberTitle' }, { number: text }),
              text: formatMessage({ id: 'tags.noNumberText' }, { max: hiveTagLimits.highest }),
              action: <OtherTagLinks />,
            }
          : state
      }
    >
      {tags && number !== undefined && (
        <FollowTag number={number} tag={tags.find((tag) => tag.number === number) ?? null} />
      )}
    </Opening>
  );
}

function Opening({ state, children }: { state: ScreenState; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const text = formatMessage({ id: 'tags.opening' });
  const title = formatMessage({ id: 'tags.title' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates
        state={state.kind === 'loading' ? { ...state, text } : state}
        skeleton={<Skeleton lines={3} />}
      >
        {children}
      </ScreenStates>
    </Page>
  );
}

function OtherTagLinks() {
  const { formatMessage } = useIntl();
  return (
    <Row gap={8} justify="center">
      <LinkButton to="/hivetags/scan" as={Link} kind="main" icon="camera">
        {formatMessage({ id: 'tags.scan' })}
      </LinkButton>
      <LinkButton to="/hivetags" as={Link}>
        {formatMessage({ id: 'tags.toAll' })}
      </LinkButton>
    </Row>
  );
}
