type SkeletonProps = {
  /** Announced while loading. */
  label: string;
  count?: number;
};

function Line({ width }: { width: string }) {
  return <span className="vk-skeleton vk-skeleton-line d-block" style={{ width }} />;
}

/** The skeleton of a grid of members. */
export function CardGridSkeleton({ label, count = 8 }: SkeletonProps) {
  return (
    <div className="vk-grid" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="vk-tile vk-skeleton" />
      ))}
    </div>
  );
}

/** The skeleton of a list of members or conversations. */
export function ListRowsSkeleton({ label, count = 6 }: SkeletonProps) {
  return (
    <div className="vk-rows" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="vk-row">
          <span className="vk-avatar vk-skeleton" />
          <span className="vk-row-text">
            <Line width="40%" />
            <Line width="75%" />
          </span>
        </div>
      ))}
    </div>
  );
}

const bubbles = ['62%', '48%', '70%', '35%', '55%'];

/** The skeleton of a conversation. */
export function ChatSkeleton({ label }: Pick<SkeletonProps, 'label'>) {
  return (
    <div className="p-3" role="status" aria-label={label}>
      {bubbles.map((width, index) => (
        <div
          key={width}
          className={index % 2 ? 'vk-bubble vk-skeleton ms-auto' : 'vk-bubble vk-skeleton'}
          style={{ width, height: '3.25rem' }}
        />
      ))}
    </div>
  );
}
