/** Prints a check's findings, one line each, and sets the exit code. */
export function reportComplaints(complaints: string[], allWell: string): void {
  for (const complaint of complaints) console.log(complaint);
  console.log(complaints.length === 0 ? allWell : `${complaints.length} to mend.`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
