import { Button, Notice, Row, Stack, Text, tokens } from '@skep/ui';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { InspectionValues } from '../inspection/inspection-values.ts';
import { takeFocus } from '../inspection/take-focus.ts';
import { useFieldText } from './useFieldText.ts';
import type { GeneralField, VersionDifferences } from './version-differences.ts';

export interface ConflictNoticeProps {
  mine: InspectionValues;
  theirs: InspectionValues;
  differences: VersionDifferences;
  onLoadTheirs: () => void;
  /** The next save then replaces theirs. */
  onKeepMine: () => void;
}

/** Somebody else saved the inspection meanwhile: both are shown, and nothing typed is lost until the person chooses. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { mine, theirs, differences, onLoadTheirs, onKeepMine } = props;
  const { formatMessage, formatList } = useIntl();
  const fieldText = useFieldText();
  return (
    <div tabIndex={-1} ref={takeFocus}>
      <Notice
        kind="warning"
        action={
          <Row gap={8} wrap>
            <Button onClick={onLoadTheirs}>{formatMessage({ id: 'inspections.loadTheirs' })}</Button>
            <Button onClick={onKeepMine}>{formatMessage({ id: 'inspections.keepMine' })}</Button>
          </Row>
        }
      >
        <Stack gap={12}>
          <Text>{formatMessage({ id: 'inspections.conflict' })}</Text>
          {differences.fields.length > 0 && (
            <Versions>
              <thead>
                <tr>
                  <td />
                  <th scope="col">{formatMessage({ id: 'inspections.conflictMine' })}</th>
                  <th scope="col">{formatMessage({ id: 'inspections.conflictTheirs' })}</th>
                </tr>
              </thead>
              <tbody>
                {differences.fields.map((field) => (
                  <tr key={field}>
                    <th scope="row">{formatMessage({ id: labels[field] })}</th>
                    <td>{fieldText(field, mine)}</td>
                    <td>{fieldText(field, theirs)}</td>
                  </tr>
                ))}
              </tbody>
            </Versions>
          )}
          {differences.questions.length > 0 && (
            <Text>
              {formatMessage(
                { id: 'inspections.conflictAnswers' },
                { questions: formatList(differences.questions) },
              )}
            </Text>
          )}
        </Stack>
      </Notice>
    </div>
  );
}

const labels: Readonly<Record<GeneralField, string>> = {
  inspectedAt: 'inspections.when',
  impression: 'inspections.impression',
  needsAttention: 'inspections.needsAttention',
  notes: 'inspections.notes',
  reminder: 'inspections.reminder',
  reminderAt: 'inspections.reminderAt',
};

const Versions = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: start;
  th,
  td {
    padding: ${tokens.space[4]} ${tokens.space[8]};
    border-block-end: ${tokens.borderWidth} solid ${tokens.color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`;
