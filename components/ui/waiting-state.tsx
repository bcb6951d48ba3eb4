/** Shown while the server checks a link. */
export function WaitingState({ text }: { text: string }) {
  return (
    <div className="vk-state" role="status">
      <span className="vk-state-icon vk-skeleton" />
      <p>{text}</p>
    </div>
  );
}
