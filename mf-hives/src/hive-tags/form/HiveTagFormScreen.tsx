import { hiveTagLimits, hiveTagNumber, offeredHiveTagNumbers } from '@skep/domain';
import { Link, useParams, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { Card, LinkButton, Page, type ScreenState, ScreenStates, Skeleton } from '@skep/ui';
import { useIntl } from 'react-intl';
import { WithTagTexts } from '../WithTagTexts.tsx';
import { HiveTagForm } from './HiveTagForm.tsx';
import { HiveTagFormQuery } from './HiveTagFormScreen.graphql.ts';

/** A new tag; with a number in the path, that of a tag which was scanned and hangs on no hive yet. */
export function NewHiveTagScreen() {
  return (
    <WithTagTexts>
      <TagFormPage isNew />
    </WithTagTexts>
  );
}

export function EditHiveTagScreen() {
  return (
    <WithTagTexts>
      <TagFormPage isNew={false} />
    </WithTagTexts>
  );
}

function TagFormPage({ isNew }: { isNew: boolean }) {
  const { id } = useParams();
  const [search] = useSearchParams();
  const { formatMessage } = useIntl();
  // Past the cache: somebody else may have taken a number meanwhile.
  const result = useQuery(HiveTagFormQuery, { fetchPolicy: 'no-cache' });
  const { hiveTags = [], apiaries = [] } = result.data ?? {};
  const number = id === undefined ? undefined : (hiveTagNumber(id) ?? id);
  const tag = hiveTags.find((other) => other.number === number);
  const used = new Set(hiveTags.map((other) => other.number));
  const free = offeredHiveTagNumbers.filter((offered) => !used.has(offered));
  const isMissing = !isNew && tag === undefined && number !== undefined;
  const state = useFormState(useScreenState(result), {
    missing: isMissing ? number : undefined,
    hasHives: apiaries.some(({ hives }) => hives.length > 0),
    isNoneLeft: isNew && number === undefined && free.length === 0,
  });
  const title =
    isNew || number === undefined
      ? formatMessage({ id: 'tags.newTitle' })
      : formatMessage({ id: 'tags.editTitle' }, { number });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates
        state={state}
        skeleton={
          <Card>
            <Skeleton lines={6} />
          </Card>
        }
      >
        <HiveTagForm
          key={number}
          // A number that was scanned and hangs on a hive already is that tag.
          tag={tag}
          wishes={{ number: number ?? free[0], hiveId: search.get('hiveId') ?? undefined }}
          free={free}
          apiaries={apiaries}
        />
      </ScreenStates>
    </Page>
  );
}

interface FormFacts {
  /** Number of a tag that is not there. */
  missing: string | undefined;
  hasHives: boolean;
  isNoneLeft: boolean;
}

function useFormState(state: ScreenState, { missing, hasHives, isNoneLeft }: FormFacts): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready') return state;
  const empty = (id: string, values: Record<string, string | number>, to: string, label: string) => ({
    kind: 'empty' as const,
    icon: 'tag' as const,
    title: formatMessage({ id: `${id}Title` }, values),
    text: formatMessage({ id: `${id}Text` }, values),
    action: (
      <LinkButton to={to} as={Link} kind="main">
        {formatMessage({ id: label })}
      </LinkButton>
    ),
  });
  if (missing !== undefined) {
    const number = hiveTagNumber(missing);
    return number === undefined
      ? empty('tags.noNumber', { number: missing, max: hiveTagLimits.highest }, '/hivetags', 'tags.toAll')
      : empty('tags.notThere', { number }, `/hivetags/${number}/create`, 'tags.useNumber');
  }
  if (!hasHives) return empty('tags.noHives', {}, '/hives/create', 'hives.newHive');
  if (isNoneLeft) {
    return empty('tags.noneLeft', { count: offeredHiveTagNumbers.length }, '/hivetags', 'tags.toAll');
  }
  return state;
}
