//! The client program for test/conformance/openapi-clients.ts, with openapi-generator's generator `rust`.

use openapi::apis::configuration::{ApiKey, Configuration};
use openapi::apis::work_items_api::{create_work_item, get_work_item, list_work_items, CreateWorkItemError};
use openapi::apis::Error;
use openapi::models::{WorkItemCreateRequest, WorkItemPriority};
use serde_json::json;

fn setting(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("{name} is not set"))
}

fn connect(url: &str) -> Configuration {
    let mut configuration = Configuration::new();
    configuration.base_path = setting(url);
    configuration.api_key = Some(ApiKey { prefix: None, key: setting("WORKGATE_API_KEY") });
    configuration
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let (now, future) = (connect("WORKGATE_BASE_URL"), connect("WORKGATE_FUTURE_URL"));
    let tag = setting("WORKGATE_TAG");

    let mut wanted = WorkItemCreateRequest::new("By a generated client".to_owned());
    wanted.priority = Some(WorkItemPriority::High);
    wanted.tags = Some(vec![tag.clone()]);
    let item = create_work_item(&now, wanted, None).await.expect("it is created");
    let facts = json!({
        "step": "create",
        "work_item_id": item.work_item_id,
        "status": item.status,
        "priority": item.priority,
    });
    println!("{facts}");

    let page = list_work_items(&now, None, Some(&tag), None, None, None, None, None, None, None, None, None, None).await;
    let items = page.expect("it is listed").work_items;
    let ids: Vec<String> = items.into_iter().map(|one| one.work_item_id).collect();
    println!("{}", json!({ "step": "list", "ids": ids }));

    let later = get_work_item(&future, &item.work_item_id, None).await.expect("it is read");
    let facts = json!({
        "step": "future",
        "status": later.status,
        "priority": later.priority,
        "channel": later.channel,
    });
    println!("{facts}");

    match create_work_item(&now, WorkItemCreateRequest::new(String::new()), None).await {
        Err(Error::ResponseError(refused)) => match refused.entity {
            Some(CreateWorkItemError::Status400(answer)) => {
                let details = answer.error.details.unwrap_or_default();
                let fields: Vec<String> = details.into_iter().map(|detail| detail.field).collect();
                let facts = json!({
                    "step": "error",
                    "status": refused.status.as_u16(),
                    "type": answer.error.r#type,
                    "code": answer.error.code,
                    "fields": fields,
                });
                println!("{facts}");
            }
            other => panic!("not the error of this status: {other:?}"),
        },
        other => panic!("not refused: {other:?}"),
    }
}
