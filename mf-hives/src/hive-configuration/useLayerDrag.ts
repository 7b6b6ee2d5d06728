import {
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type EditedLayer, layerKinds, newLayer, putLayer } from '@skep/domain';
import { clickAfterDragFix } from '@skep/ui/drag';
import { useState } from 'react';
import { keyOfId, kindId } from './layer-drag-ids.ts';

interface LayerDrag {
  layer: EditedLayer;
  /** The layers as they would be if it were let go now. */
  shown: readonly EditedLayer[];
}

/** A press still opens a layer, and a finger still scrolls: only what is pulled or held is dragged. */
const pullPx = 6;
const holdMs = 250;
const holdTolerancePx = 8;

class LayerMouseSensor extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    super(props);
    clickAfterDragFix(this);
  }
}

class LayerTouchSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super(props);
    clickAfterDragFix(this);
  }
}

/** Decides what a layer that is dragged does to the others. */
export function useLayerDrag(
  layers: readonly EditedLayer[],
  onChange: (layers: EditedLayer[], dropped: EditedLayer) => void,
) {
  const [drag, setDrag] = useState<LayerDrag>();
  const sensors = useSensors(
    useSensor(LayerMouseSensor, { activationConstraint: { distance: pullPx } }),
    useSensor(LayerTouchSensor, { activationConstraint: { delay: holdMs, tolerance: holdTolerancePx } }),
  );

  function start({ active }: DragStartEvent) {
    const kind = layerKinds.find((candidate) => kindId(candidate) === active.id);
    const layer = kind ? newLayer(layers, kind) : layers.find(({ key }) => key === keyOfId(active.id));
    if (layer) setDrag({ layer, shown: layers });
  }

  function pull({ over }: DragOverEvent) {
    if (!drag) return;
    setDrag({ ...drag, shown: over ? putLayer(layers, drag.layer, keyOfId(over.id)) : layers });
  }

  function drop({ over }: DragEndEvent) {
    setDrag(undefined);
    if (!drag || !over) return;
    const next = putLayer(layers, drag.layer, keyOfId(over.id));
    if (next.some((layer, place) => layer !== layers[place])) onChange(next, drag.layer);
  }

  return {
    shown: drag?.shown ?? layers,
    dragged: drag?.layer,
    events: {
      sensors,
      onDragStart: start,
      onDragOver: pull,
      onDragEnd: drop,
      onDragCancel: () => setDrag(undefined),
    },
  };
}
