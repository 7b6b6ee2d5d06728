import {
  Checkbox,
  Chip,
  Icon,
  IconButton,
  Menu,
  type MenuItem,
  media,
  Stack,
  TextField,
  tokens,
  VisuallyHidden,
} from '@skep/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { OfferedFragment } from '../generated/graphql.ts';
import { DragArea, DragSiblings, useDraggedLine } from './line-drag.tsx';
import { OwnItemDialog } from './OwnItemDialog.tsx';
import { moveTo, type Plan, type PlanNode, require, tick, treeOf } from './plan.ts';
import { countTicked, foundIn } from './preview-items.ts';
import { useIntl } from './use-checklists-intl.ts';
import { useRemoveOwnItem } from './useRemoveOwnItem.ts';

export interface ItemTreeProps {
  items: readonly OfferedFragment[];
  plan: Plan;
  onChange: (plan: Plan) => void;
}

/** All that a checklist can ask, to be ticked and put in order. */
export function ItemTree({ items, plan, onChange }: ItemTreeProps) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const nodes = foundIn(treeOf(items, plan), search);
  const ticked = new Set(plan.ticked);
  const moveItem = (id: string, place: number) => {
    const name = items.find((item) => item.id === id)?.name ?? '';
    onChange(moveTo(items, plan, id, place));
    setAnnouncement(formatMessage({ id: 'checklists.moved' }, { name, place: place + 1 }));
  };
  return (
    <Stack gap={12}>
      <TextField
        type="search"
        label={formatMessage({ id: 'checklists.search' })}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <DragArea onMove={moveItem}>
        <Branch
          nodes={nodes}
          ticked={ticked}
          items={items}
          plan={plan}
          isSearched={search.trim() !== ''}
          onChange={onChange}
          onMove={moveItem}
        />
      </DragArea>
    </Stack>
  );
}

interface BranchProps extends ItemTreeProps {
  nodes: readonly PlanNode[];
  ticked: ReadonlySet<string>;
  isSearched: boolean;
  onMove: (id: string, place: number) => void;
}

function Branch({ nodes, ...rest }: BranchProps) {
  return (
    <DragSiblings ids={nodes.map(({ item }) => item.id)}>
      <List>
        {nodes.map((node, index) => (
          <Line key={node.item.id} node={node} index={index} count={nodes.length} {...rest} />
        ))}
      </List>
    </DragSiblings>
  );
}

interface LineProps extends Omit<BranchProps, 'nodes'> {
  node: PlanNode;
  index: number;
  count: number;
}

function Line({ node, index, count, ...rest }: LineProps) {
  const { items, plan, ticked, isSearched, onChange, onMove } = rest;
  const { item, children } = node;
  const { formatMessage } = useIntl();
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || isSearched;
  const isTicked = ticked.has(item.id);
  const isRequired = plan.required.includes(item.id);
  const isMovable = isTicked && !isSearched;
  const { line, grip } = useDraggedLine(item.id, isMovable && count > 1);
  return (
    <li {...line}>
      <LineRow>
        {children.length > 0 ? (
          <IconButton
            icon={isOpen ? 'chevronDown' : 'chevronRight'}
            label={formatMessage(
              { id: isOpen ? 'checklists.close' : 'checklists.open' },
              { name: item.name },
            )}
            onClick={() => setIsOpened(!isOpened)}
          />
        ) : (
          <Indent />
        )}
        <Name>
          <Checkbox
            label={item.name}
            isChecked={isTicked}
            isDisabled={isTicked && isRequired}
            onChange={(next) => onChange(tick(items, plan, node, next))}
          />
          {isRequired && <Chip>{formatMessage({ id: 'checklists.required' })}</Chip>}
          {children.length > 0 && isTicked && (
            <Chip tone="success">
              {formatMessage({ id: 'checklists.ticked' }, { count: countTicked(node, ticked) })}
            </Chip>
          )}
        </Name>
        {isMovable && (
          <>
            <Arrows>
              <IconButton
                icon="arrowUp"
                label={formatMessage({ id: 'checklists.up' }, { name: item.name })}
                isDisabled={index === 0}
                onClick={() => onMove(item.id, index - 1)}
              />
              <IconButton
                icon="arrowDown"
                label={formatMessage({ id: 'checklists.down' }, { name: item.name })}
                isDisabled={index === count - 1}
                onClick={() => onMove(item.id, index + 1)}
              />
            </Arrows>
            {grip}
          </>
        )}
        <LineMenu {...{ node, index, count, isRequired, isMovable }} {...rest} />
      </LineRow>
      {isOpen && children.length > 0 && (
        <Below>
          <Branch nodes={children} {...rest} />
        </Below>
      )}
    </li>
  );
}

interface LineMenuProps extends LineProps {
  isRequired: boolean;
  isMovable: boolean;
}

/** What can be done with a line, its moves too: on a phone it has no room for arrows. */
function LineMenu({ node: { item }, index, count, isRequired, isMovable, ...rest }: LineMenuProps) {
  const { items, plan, onChange, onMove } = rest;
  const { formatMessage } = useIntl();
  const [isEdited, setIsEdited] = useState(false);
  const remove = useRemoveOwnItem();
  const isQuestion = item.input !== 'LABEL' && item.input !== 'LIST_ITEM';
  const entries: (MenuItem & { isShown: boolean })[] = [
    {
      id: 'up',
      isShown: isMovable && index > 0,
      icon: 'arrowUp',
      label: formatMessage({ id: 'checklists.up' }, { name: item.name }),
      onSelect: () => onMove(item.id, index - 1),
    },
    {
      id: 'down',
      isShown: isMovable && index < count - 1,
      icon: 'arrowDown',
      label: formatMessage({ id: 'checklists.down' }, { name: item.name }),
      onSelect: () => onMove(item.id, index + 1),
    },
    {
      id: 'required',
      isShown: isQuestion,
      icon: 'attention',
      label: formatMessage({ id: isRequired ? 'checklists.notRequired' : 'checklists.makeRequired' }),
      onSelect: () => onChange(require(items, plan, item.id, !isRequired)),
    },
    {
      id: 'edit',
      isShown: isQuestion && item.isOwn,
      icon: 'edit',
      label: formatMessage({ id: 'checklists.editItem' }),
      onSelect: () => setIsEdited(true),
    },
    {
      id: 'remove',
      isShown: isQuestion && item.isOwn,
      icon: 'trash',
      isDestructive: true,
      label: formatMessage({ id: 'checklists.removeItem' }),
      onSelect: () => void remove(item),
    },
  ];
  const shown = entries.filter(({ isShown }) => isShown);
  if (shown.length === 0) return null;
  return (
    <>
      <Menu
        label={formatMessage({ id: 'checklists.menu' }, { name: item.name })}
        trigger={<Icon name="more" />}
        items={shown}
      />
      {isEdited && <OwnItemDialog items={items} item={item} onClose={() => setIsEdited(false)} />}
    </>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const LineRow = styled.div`
  display: flex;
  align-items: center;
  min-height: ${tokens.size.target};
  border-block-end: ${tokens.borderWidth} solid ${tokens.color.border};
`;

const Name = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  align-items: center;
  min-width: 0;
  padding-block: ${tokens.space[4]};
  overflow-wrap: anywhere;
`;

/** As wide as what unfolds a heading. */
const Indent = styled.span`
  flex: none;
  width: ${tokens.size.target};
`;

const Arrows = styled.span`
  display: flex;
  ${media.phone} {
    display: none;
  }
`;

const Below = styled.div`
  padding-inline-start: ${tokens.space[16]};
  ${media.phone} {
    padding-inline-start: ${tokens.space[8]};
  }
`;
