UPDATE "brands" SET "settings" = '{"applepay_association": ""}'::jsonb || "settings";
