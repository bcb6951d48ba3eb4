/** Why a form was not accepted as a whole; errors of fields are at the fields. */
export function FormFailure({ text }: { text: string | null | undefined }) {
  return (
    text && (
      <div className="alert alert-danger mb-3" role="alert">
        <span>{text}</span>
      </div>
    )
  );
}
