import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import styles from './own-photos.module.css';
import card from './photo-card.module.css';
import { PhotoCard, type PhotoCardProps, type PhotoListProps } from './photo-card.tsx';

// The buttons of each card serve keyboards and the board announces moves: nothing more to announce.
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Sortable photos; touch devices need a short hold, so that scrolling works. */
export function SortablePhotos({ photos, getCardProps, onDrop, children }: PhotoListProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={({ active, over }) => {
        const to = photos.findIndex(({ id }) => id === over?.id);
        if (over && active.id !== over.id && to >= 0) onDrop(Number(active.id), to);
      }}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul className={styles.grid}>
          {photos.map((photo, index) => (
            <SortablePhoto key={photo.id} {...getCardProps(photo, index)} />
          ))}
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortablePhoto(props: PhotoCardProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: props.photo.id,
  });
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? card.dragged : undefined}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <PhotoCard {...props} drag={{ ref: setActivatorNodeRef, ...listeners }} />
    </li>
  );
}
