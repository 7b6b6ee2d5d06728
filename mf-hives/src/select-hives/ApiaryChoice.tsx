import { Checkbox } from '@skep/ui';
import { useEffect, useRef } from 'react';
import type { Selection } from './selection.ts';
import { useIntl } from './use-select-intl.ts';
import { useChosenCount } from './useSelection.ts';

export interface ApiaryChoiceProps {
  selection: Selection;
  /** Those of its hives that are shown and can be chosen. */
  hiveIds: readonly string[];
  name: string;
}

/**
 * All hives of an apiary at once.
 * Accessibility: a native check box; half of them chosen is announced as a mixed state.
 */
export function ApiaryChoice({ selection, hiveIds, name }: ApiaryChoiceProps) {
  const { formatMessage } = useIntl();
  const count = useChosenCount(selection, hiveIds);
  const box = useRef<HTMLInputElement>(null);
  const isAll = count === hiveIds.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <Checkbox
      ref={box}
      label={formatMessage({ id: 'hives.selectAll' }, { name, count: hiveIds.length })}
      isChecked={isAll}
      onChange={(isChosen) => selection.set(hiveIds, isChosen)}
    />
  );
}
