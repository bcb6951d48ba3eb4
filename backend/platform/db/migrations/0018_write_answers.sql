CREATE TABLE "write_answers" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"answer" "bytea"
);
--> statement-breakpoint
CREATE INDEX "write_answers_start" ON "write_answers" USING btree ("started_at");
