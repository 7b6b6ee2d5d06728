import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Dialog, Row, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import { PlaceReadPageMutation } from './ScanChecklistScreen.graphql.ts';
import { useIntl } from './use-from-paper-intl.ts';

/** A sheet that a photo may be a page of. */
export interface PossibleSheet {
  printId: string;
  /** Undefined: a blank one, or one of many hives. */
  hiveId: string | undefined;
  label: string;
  pageCount: number;
}

export interface PlacePageDialogProps {
  pageId: string;
  sheets: readonly PossibleSheet[];
  onPlaced: () => void;
  onClose: () => void;
}

const keyOf = ({ printId, hiveId }: PossibleSheet) => `${printId}:${hiveId ?? ''}`;

/** A person says which page a photo shows whose code is dirty or torn: it is read by its four squares then. */
export function PlacePageDialog({ pageId, sheets, onPlaced, onClose }: PlacePageDialogProps) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const { run, isRunning } = useMutationResult(PlaceReadPageMutation);
  const [key, setKey] = useState(sheets.length === 1 && sheets[0] ? keyOf(sheets[0]) : undefined);
  const [page, setPage] = useState<string>();
  const sheet = sheets.find((one) => keyOf(one) === key);
  const pages = Array.from({ length: sheet?.pageCount ?? 0 }, (_, index) => String(index + 1));

  async function place() {
    if (sheet === undefined || page === undefined) return;
    const { printId, hiveId = null } = sheet;
    if (await feedback(run({ id: pageId, input: { printId, hiveId, pageNumber: Number(page) } }))) onPlaced();
  }

  return (
    <Dialog isOpen title={formatMessage({ id: 'fromPaper.placeTitle' })} onClose={onClose}>
      <Stack gap={16}>
        <Text>{formatMessage({ id: 'fromPaper.placeText' })}</Text>
        <SelectField
          label={formatMessage({ id: 'fromPaper.whichPrint' })}
          options={sheets.map((one) => ({ value: keyOf(one), label: one.label }))}
          value={key}
          onChange={(chosen) => {
            setKey(chosen);
            setPage(undefined);
          }}
        />
        <SelectField
          label={formatMessage({ id: 'fromPaper.whichPage' })}
          options={pages.map((value) => ({
            value,
            label: formatMessage({ id: 'fromPaper.pageOf' }, { page: value }),
          }))}
          value={page}
          isDisabled={sheet === undefined}
          onChange={setPage}
        />
        <Row>
          <Button
            kind="main"
            isBusy={isRunning}
            isDisabled={sheet === undefined || page === undefined}
            onClick={() => void place()}
          >
            {formatMessage({ id: 'fromPaper.place' })}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
