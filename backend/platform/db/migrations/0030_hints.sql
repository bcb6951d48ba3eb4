-- Events are hints: they have no number, and nobody keeps them.
DROP TABLE "announcements";
--> statement-breakpoint
DROP TABLE "announcement_run";
--> statement-breakpoint
DROP SEQUENCE "announcement_order";
--> statement-breakpoint
DROP FUNCTION announce(text);
--> statement-breakpoint
DROP FUNCTION number_announcement();
