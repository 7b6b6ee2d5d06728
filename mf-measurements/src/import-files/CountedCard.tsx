import { Button, Card, Heading, Notice, Row, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import type { FileImportPartsFragment } from '../generated/graphql.ts';
import type { ImportFilesMessageId } from './import-files-messages.ts';
import { type Mapping, withName } from './import-mapping.ts';
import { RefusalsButton } from './RefusalsButton.tsx';
import { useIntl } from './use-import-files-intl.ts';
import type { ImportActions } from './useImportActions.ts';

export interface CountedCardProps {
  found: FileImportPartsFragment;
  counted: NonNullable<FileImportPartsFragment['counted']>;
  devices: readonly { id: string; name: string }[];
  actions: ImportActions;
}

/** What the file would bring, before anything of it is stored. */
export function CountedCard({ found, counted, devices, actions }: CountedCardProps) {
  const { formatMessage, formatDate } = useIntl();
  const { fresh, refused, leftOut, first, last, names } = counted;
  const isOfHives = found.mapping.kind !== 'MEASUREMENTS';
  const day = (iso: string) => formatDate(iso, { dateStyle: 'long' });
  const isOneDay = first && last && day(first) === day(last) && rangeOf(found.mapping) === 'importFiles.span';
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={3}>{formatMessage({ id: 'importFiles.counted' })}</Heading>
        <Stack gap={4}>
          <Text>{formatMessage({ id: 'importFiles.fresh' }, { rows: fresh })}</Text>
          {first && last && (
            <Text tone="muted">
              {isOneDay
                ? day(first)
                : formatMessage({ id: rangeOf(found.mapping) }, { first: day(first), last: day(last) })}
            </Text>
          )}
          <Sums counted={counted} isOfHives={isOfHives} />
        </Stack>
        {refused + leftOut > 0 && <RefusalsButton id={found.id} name={found.file.name} />}
        {names.length > 0 && (
          <Names
            names={names}
            mapping={found.mapping}
            targets={isOfHives ? found.hives : devices}
            actions={actions}
          />
        )}
        {fresh === 0 && names.every(({ target }) => target !== 'none') && (
          <Notice kind="information">{formatMessage({ id: 'importFiles.nothingNew' })}</Notice>
        )}
        <Row>
          <Button kind="main" isDisabled={fresh === 0 || actions.isRunning} onClick={actions.start}>
            {formatMessage({ id: 'importFiles.start' }, { rows: fresh })}
          </Button>
          <Button kind="quiet" icon="trash" isDisabled={actions.isRunning} onClick={actions.remove}>
            {formatMessage({ id: 'importFiles.remove' })}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function Sums({ counted, isOfHives }: Pick<CountedCardProps, 'counted'> & { isOfHives: boolean }) {
  const { formatMessage } = useIntl();
  const { rows, there, repeated, shared, differing, unchosen, refused, leftOut } = counted;
  const lines = [
    ...sum(there, 'importFiles.there'),
    ...sum(repeated, 'importFiles.repeated'),
    ...sum(unchosen, isOfHives ? 'importFiles.unchosenHives' : 'importFiles.unchosen'),
    ...sum(differing, 'importFiles.differing'),
    ...sum(refused, 'importFiles.refused'),
  ];
  return (
    <>
      {lines.map(({ id, rows }) => (
        <Text key={id}>{formatMessage({ id }, { rows })}</Text>
      ))}
      {leftOut > 0 && <Text>{formatMessage({ id: 'importFiles.leftOut' }, { values: leftOut })}</Text>}
      {shared > 0 && (
        <Notice kind="warning">
          {formatMessage({ id: 'importFiles.shared' }, { rows: shared, total: rows })}
        </Notice>
      )}
    </>
  );
}

/** With the order in which dates were read, where another would be possible. */
function rangeOf({ dateOrder, columns }: Mapping) {
  if (dateOrder !== 'DMY' && dateOrder !== 'MDY') return 'importFiles.span';
  return columns.some(({ role }) => role === 'TIME')
    ? (`importFiles.span.${dateOrder}` as const)
    : 'importFiles.span';
}

/** A line for a number of rows, if there are any. */
function sum(rows: number, id: ImportFilesMessageId) {
  return rows > 0 ? [{ id, rows }] : [];
}

interface NamesProps {
  names: CountedCardProps['counted']['names'];
  mapping: Mapping;
  targets: CountedCardProps['devices'];
  actions: ImportActions;
}

/** Whose rows are under each name of the file; another choice is counted again. */
function Names({ names, mapping, targets, actions }: NamesProps) {
  const { formatMessage } = useIntl();
  const isOfHives = mapping.kind !== 'MEASUREMENTS';
  const options = [
    ...targets.map(({ id, name }) => ({ value: id, label: name })),
    {
      value: 'new',
      label: formatMessage({ id: isOfHives ? 'importFiles.newHive' : 'importFiles.newDevice' }),
    },
    { value: 'none', label: formatMessage({ id: 'importFiles.role.SKIP' }) },
  ];
  const open = names.filter(({ target }) => target === 'none');
  const allNew = open.reduce((changed, { name }) => withName(changed, name, 'new'), mapping);
  return (
    <Stack gap={12}>
      <Heading level={3}>
        {formatMessage({ id: isOfHives ? 'importFiles.namesOfHives' : 'importFiles.names' })}
      </Heading>
      {names.map(({ name, rows, target }) => (
        <SelectField
          key={name}
          label={name}
          hint={formatMessage({ id: 'importFiles.rows' }, { rows })}
          isAlwaysChosen
          isDisabled={actions.isRunning}
          options={options}
          value={target}
          onChange={(chosen) => chosen && actions.recount(withName(mapping, name, chosen))}
        />
      ))}
      {open.length > 1 && (
        <Button isDisabled={actions.isRunning} onClick={() => actions.recount(allNew)}>
          {formatMessage({ id: isOfHives ? 'importFiles.allNewHives' : 'importFiles.allNew' })}
        </Button>
      )}
    </Stack>
  );
}
